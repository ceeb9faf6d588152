import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./AlertBox.module.css";

interface Props extends Pick<ComponentProps<"div">, "id" | "ref" | "children"> {
  /** Scrolls it to below the toast in the corner. */
  belowToast?: boolean;
}

export function AlertBox({ belowToast = false, ...props }: Props) {
  return (
    <div
      className={classes("l-whole", styles.box, belowToast && styles.belowToast)}
      role="alert"
      tabIndex={-1}
      {...props}
    />
  );
}
