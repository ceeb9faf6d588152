import { useLayoutEffect, useState } from "react";
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
  const listeners = new Set<(state: EnquiryState) => void>();
  let state = emptyState;
  return {
    get: () => state,

    /** Calls the listener at every change; returns a function that stops it. */
    listen(listener: (state: EnquiryState) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    dispatch(action: EnquiryAction): EnquiryState {
      state = enquiryReducer(state, action);
      for (const listener of listeners) {
        listener(state);
      }
      return state;
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
