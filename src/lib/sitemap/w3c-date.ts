const FORM = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-](\d\d):(\d\d)))?)?)?$/;

/** Whether a text is a date as sitemaps have it, and one that there is. Source: https://www.w3.org/TR/NOTE-datetime */
export function isW3cDate(text: string): boolean {
  const found = FORM.exec(text);
  if (!found) return false;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zoneHour = '00', zone = '00'] =
    found;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last;
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isDay && isTime && Number(zoneHour) <= 14 && Number(zone) < 60;
}
