/** A range whose last number is shortened, "1122-8", is written whole: APA and Harvard want every digit. */
export function fullPages(pages: string): string {
  return eachRange(pages, (_, last) => last);
}

/** As the Chicago Manual of Style shortens them: 3–10, 100–104, 107–8, 321–28, 1496–500. */
export function chicagoPages(pages: string): string {
  return eachRange(pages, (first, last) => {
    const rest = Number(first) % 100;
    if (Number(first) < 100 || rest === 0) return last;
    return changed(first, last, rest < 10 ? 1 : 2);
  });
}

/** As the MLA Handbook shortens them: 21–48, 103–04, 923–1003, 1608–774. */
export function mlaPages(pages: string): string {
  return eachRange(pages, (first, last) => (Number(first) < 100 ? last : changed(first, last, 2)));
}

/** The digits of the last page that differ from the first, and at least so many. */
function changed(first: string, last: string, least: number): string {
  if (first.length !== last.length) return last;
  let same = 0;
  while (same < last.length - least && first[same] === last[same]) same++;
  return last.slice(same);
}

/** Pages such as "12-18, 25" with each range between a dash; only those of plain numbers are rewritten. */
function eachRange(pages: string, write: (first: string, last: string) => string): string {
  return pages
    .split(',')
    .map((piece) => {
      const parts = piece.split(/[-–—]+/).map((part) => part.trim());
      const [first = '', last = ''] = parts;
      if (parts.length !== 2 || !/^\d+$/.test(first) || !/^\d+$/.test(last)) return parts.join('–');
      const whole = last.length < first.length ? first.slice(0, first.length - last.length) + last : last;
      // The pages may be in any order that somebody entered: nothing is shortened that does not count up.
      return Number(whole) > Number(first) ? `${first}–${write(first, whole)}` : `${first}–${last}`;
    })
    .join(', ');
}
