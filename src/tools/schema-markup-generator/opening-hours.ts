const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const LINE = /^([a-z]{2,9}(?: ?[-–,] ?[a-z]{2,9})*) +(\d{1,2}[:.]\d\d) ?[-–] ?(\d{1,2}[:.]\d\d)$/i;

interface OpeningHours {
  [name: string]: string | string[];
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/** "Mo-Fr 09:00-18:00" or "Sat, Sun 10:00-14:00"; nothing when it is neither. */
export function openingHours(line: string): OpeningHours | undefined {
  const [, days, opens, closes] = LINE.exec(line.trim().slice(0, 200)) ?? [];
  if (days === undefined || opens === undefined || closes === undefined) return undefined;
  const dayOfWeek: string[] = [];
  for (const piece of days.split(',')) {
    const [from, to = from] = piece.split(/[-–]/).map((name) => dayOf(name.trim()));
    if (from === undefined || to === undefined || from === -1 || to === -1) return undefined;
    for (let day = from; ; day = (day + 1) % 7) {
      dayOfWeek.push(DAYS[day] ?? '');
      if (day === to) break;
    }
  }
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: time(opens), closes: time(closes) };
}

function dayOf(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
}

function time(text: string): string {
  return text.replace('.', ':').padStart(5, '0');
}
