/**
 * A Dutch format of days in ISO form. It is made when it is first used, because making the first
 * one of a page takes 100 ms on a slow phone.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat("nl-NL", { ...options, timeZone: "UTC" });
    return format.format(new Date(day));
  };
}
