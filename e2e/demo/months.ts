export const monthAndYear =
  /(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) 20\d\d/;
