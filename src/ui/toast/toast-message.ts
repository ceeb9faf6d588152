export interface ToastMessage {
  tone: "busy" | "success" | "failure";
  text: string;
  /** How long it is shown, in milliseconds; without it, until it is replaced. */
  duration?: number;
}
