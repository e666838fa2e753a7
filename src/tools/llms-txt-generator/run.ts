import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { type Link, linksOf, MOST_LINKS } from './read-links.ts';
import type tool from './tool.ts';
import { writeLlmsTxt } from './write.ts';

const source = { name: 'The llms.txt proposal', url: 'https://llmstxt.org/' };

const run: Run<typeof tool> = ({ name, summary, details, links: entered, list }) => {
  const pasted = linksOf(list);
  const rows = entered.filter(({ title, url }) => title.trim() !== '' || url.trim() !== '');
  const complete = rows.flatMap((row): Link[] => {
    const url = /^https?:\/\//i.test(row.url.trim()) ? URL.parse(row.url.trim()) : null;
    return url ? [{ ...row, url: url.href }] : [];
  });
  const known = new Set(complete.map(({ url }) => url));
  const links = [...complete, ...pasted.links.filter(({ url }) => !known.has(url))].slice(0, MOST_LINKS);
  const wrong = [
    ...rows
      .filter(({ url }) => !/^https?:\/\//i.test(url.trim()) || !URL.canParse(url.trim()))
      .map(({ title, url }) => `${title}: ${url}`),
    ...pasted.unread,
  ];
  return {
    text: writeLlmsTxt({ name, summary, details, links }),
    sections: new Set(links.map(({ section }) => section.trim() || 'Pages')).size,
    links: links.length,
    findings: findingsOf({ summary, details, links, wrong, tooMany: pasted.tooMany }),
  };
};

export default run;

interface Made {
  summary: string;
  details: string;
  links: readonly Link[];
  wrong: readonly string[];
  tooMany: number;
}

function findingsOf({ summary, details, links, wrong, tooMany }: Made): Finding[] {
  const found: Finding[] = [];
  if (wrong.length > 0) {
    const detail = 'They were left out. An address must start with https:// and a domain.';
    found.push({
      severity: 'error',
      title: `Not a complete address: ${wrong.length}`,
      detail,
      where: wrong.slice(0, 200),
    });
  }
  if (tooMany > 0) {
    const detail = `The first ${MOST_LINKS} were used. Choose the pages that answer most questions: the file is read as a whole.`;
    found.push({ severity: 'warning', title: `Too many links: ${tooMany} left out`, detail, source });
  }
  if (summary.trim() === '') {
    const detail = 'Say in one sentence what the site is about. This part is read first.';
    found.push({ severity: 'warning', title: 'There is no summary', detail, source });
  }
  if (links.length === 0) {
    const detail = 'Add the pages that are worth reading, grouped in sections.';
    found.push({ severity: 'warning', title: 'There are no links', detail, source });
  }
  if (/^ {0,3}#{1,6}(?:\s|$)/m.test(details)) {
    const detail = 'Headings are reserved for link sections, so they were turned into plain lines.';
    found.push({ severity: 'advice', title: 'The text had headings', detail, source });
  }
  const bare = links.filter(({ note }) => note.trim() === '').length;
  if (links.length > 0 && bare > links.length / 2) {
    const detail = `${bare} of ${links.length} links have no description. A few words help AI assistants to choose.`;
    found.push({ severity: 'advice', title: 'Few links have a description', detail, source });
  }
  return found;
}
