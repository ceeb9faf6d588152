/** The id of the place beside the quote form that shows the price which goes along. */
export const carriedPriceId = "carried-price";
