import styles from "./EnquiryForm.module.css";

interface Props {
  text: string;
  reference: string;
}

/** A text with the reference of an enquiry, which stays on one line. */
export function WithReference({ text, reference }: Props) {
  const [before, after] = text.split("{reference}");
  return (
    <>
      {before}
      <span className={styles.reference}>{reference}</span>
      {after}
    </>
  );
}
