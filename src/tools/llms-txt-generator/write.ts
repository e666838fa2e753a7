import type { Link } from './read-links.ts';

interface Site {
  name: string;
  summary: string;
  details: string;
  links: readonly Link[];
}

/** The file as https://llmstxt.org describes it: a heading, a quotation, free text, and sections with lists of links. */
export function writeLlmsTxt({ name, summary, details, links }: Site): string {
  const sections = Map.groupBy(links, ({ section }) => oneLine(section) || 'Pages');
  const ordered = [...sections].sort(([a], [b]) => Number(a === OPTIONAL) - Number(b === OPTIONAL));
  const parts = [
    `# ${oneLine(name)}`,
    ...(summary.trim() === '' ? [] : [`> ${oneLine(summary)}`]),
    ...(details.trim() === '' ? [] : [withoutHeadings(details)]),
    ...ordered.map(([section, list]) => `## ${section}\n\n${list.map(lineOf).join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Links below it may be left out by those who have little room: it comes last. */
const OPTIONAL = 'Optional';

function lineOf({ title, url, note }: Link): string {
  const label = oneLine(title).replace(/[[\]\\]/g, '\\$&') || url;
  const address = url.replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${label}](${address})${note.trim() === '' ? '' : `: ${oneLine(note)}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Headings of the text would be taken for sections. */
function withoutHeadings(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^ {0,3}#{1,6}(?=\s|$)/, '').trimEnd())
    .join('\n')
    .trim();
}
