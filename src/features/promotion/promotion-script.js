// What a page says of a promotion depends on the day it is read, not on the day it was built. Stands
// behind the places that it fills, so that nothing moves when it does.
{
  // Swedish writes a date as year-month-day.
  const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Amsterdam" });
  const [year, month] = today.split("-").map(Number);
  // Months count from 0 here, so this is the day before the first of the next month.
  const lastDay = new Date(Date.UTC(year, month, 0));
  const endOfMonth = lastDay.toLocaleDateString("nl", { dateStyle: "long", timeZone: "UTC" });

  for (const place of document.querySelectorAll("[data-end-of-month]")) {
    place.textContent = endOfMonth;
  }
  for (const promotion of document.querySelectorAll("[data-until]")) {
    const { until } = promotion.dataset;
    if (until !== "month" && until < today) {
      promotion.remove();
    }
  }
}
