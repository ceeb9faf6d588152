import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EnquiryValues } from "./fields";
import { onPriceIndication } from "./price-indication";

/** Takes over what the visitor worked out elsewhere on the page; `keep` gets the price as the visitor reads it. */
export function usePriceIndication(fields: UseFormReturn<EnquiryValues>, keep: (text: string) => void): void {
  useEffect(
    () =>
      onPriceIndication(({ service, squareMeters, projectType, text }) => {
        const shouldValidate = fields.formState.isSubmitted;
        fields.setValue("service", service, { shouldValidate });
        fields.setValue("squareMeters", squareMeters, { shouldValidate });
        if (projectType) fields.setValue("projectType", projectType, { shouldValidate });
        keep(text);
      }),
    [fields, keep],
  );
}
