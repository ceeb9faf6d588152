import styles from "./drawing-colours.module.css";

/** The class of a drawing with the colours of the page, or of a contrast theme. */
export const drawingColours = styles.colours;
