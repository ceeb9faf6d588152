import { business } from "@/content/business/business";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** When the phone is answered, as behaviour.ts reads it: the number of the weekday, from and to, as in "108:00118:00". */
export const hours = business.openingHours
  .flatMap(({ weekdays, opens, closes }) =>
    opens && closes
      ? weekdays.map((day) => [opens, closes].map((time) => days.indexOf(day) + time).join(""))
      : [],
  )
  .join(",");
