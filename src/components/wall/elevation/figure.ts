/** The height of the figure, in centimetres. */
export const figureHeight = 180;

/**
 * How far its tools reach to the left and to the right of its left foot, and its middle, in metres.
 */
export const figureReach = { left: 0.14, middle: 0.3, right: 0.8 };

/**
 * The path of a plasterer seen from behind, in metres and upwards, which shows how large the wall
 * is. He has a hawk in one hand and holds a trowel against the wall with the other.
 */
export const figure = [
  // Head and neck.
  "M.265 1.55V1.6C.215 1.64 .21 1.8 .3 1.8C.39 1.8 .385 1.64 .335 1.6V1.55Z",
  // Trousers.
  "M.175 .9L.165 .07H.1Q.08 .03 .1 0H.26L.295 .72H.31L.34 0H.5Q.52 .03 .5 .07H.435L.43 .9Z",
  // Coat, with one arm down and the other one up.
  "M.25 1.55Q.13 1.53 .1 1.43L.02 1.12L.0 1.02L.07 1L.12 1.1L.16 1.22L.165 .86H.44L.435 1.28" +
    "L.58 1.34Q.62 1.36 .63 1.4L.7 1.69L.635 1.71L.56 1.47L.49 1.51Q.45 1.54 .35 1.55Z",
  // The hawk.
  "M-.14 1.06H.14V1.09H-.14Z",
  // The trowel.
  "M.58 1.72H.8V1.76H.58Z",
].join("");
