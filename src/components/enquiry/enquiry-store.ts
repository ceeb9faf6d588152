import { useLayoutEffect, useState } from "react";
import { createStore } from "#components/device/create-store.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import {
  type EnquiryAction,
  type EnquiryState,
  emptyState,
  enquiryReducer,
} from "./enquiry-reducer.ts";

/**
 * The state of an enquiry, outside of React: it is current while an enquiry is being sent, and it
 * outlives a form that breaks.
 */
export function createEnquiryStore() {
  const { get, set, listen } = createStore(emptyState);
  return {
    get,
    listen,

    dispatch(action: EnquiryAction): EnquiryState {
      set(enquiryReducer(get(), action));
      return get();
    },
  };
}
export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/**
 * The state of a store, to render. Unlike useSyncExternalStore, this leaves a transition a
 * transition, so that the page keeps up with a finger that drags a wall.
 */
export function useEnquiryState(store: EnquiryStore): EnquiryState {
  const [state, setState] = useState(store.get);
  useLayoutEffect(() => {
    setState(store.get());
    return store.listen(setState);
  }, [store]);
  return state;
}

export interface FormProps extends EnquiryProps {
  store: EnquiryStore;
}
