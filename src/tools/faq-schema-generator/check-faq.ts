import type { Finding } from '#kit/shapes';
import type { Entry } from './write-faq.ts';

const google = {
  name: 'Google Search Central',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
};

/** Elements that Google shows in an answer. */
const SHOWN = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'ol', 'ul', 'li'],
  ...['a', 'p', 'div', 'b', 'strong', 'i', 'em'],
]);
/** UTF-16 units of a question that a finding names. */
const NAMED = 80;

/** What is to know of questions and answers; those without an answer, or the other way round, are left out. */
export function checkFaq(entries: readonly Entry[], isHtml: boolean): Finding[] {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'where'>, found: readonly Entry[]) => {
    const where = found.map(({ question, answer }) => (question.trim() || answer.trim()).slice(0, NAMED));
    if (where.length > 0) findings.push({ ...finding, where: [...new Set(where)] });
  };
  const whole = entries.filter(isWhole);
  add(
    {
      severity: 'error',
      title: 'A question or answer is missing',
      detail: 'Each entry needs a question and an answer. These entries are left out.',
    },
    entries.filter((entry) => !isWhole(entry)),
  );
  const counts = Map.groupBy(whole, ({ question }) => question.trim().toLowerCase());
  add(
    { severity: 'warning', title: 'Duplicate question', detail: 'A question should appear only once on a page.' },
    [...counts.values()].flatMap((group) => (group.length > 1 ? group.slice(0, 1) : [])),
  );
  add(
    { severity: 'advice', title: 'No question mark', detail: 'Is this how a visitor would ask it?' },
    whole.filter(({ question }) => !/[?？؟;՞]\s*$/.test(question)),
  );
  if (isHtml) {
    add(
      {
        severity: 'warning',
        title: 'Tags that are not shown',
        detail:
          'Google shows headings, paragraphs, lists, links, bold and italic text in answers, and leaves out other tags.',
        source: google,
      },
      whole.filter(({ answer }) => elementsIn(answer).some((name) => !SHOWN.has(name))),
    );
  } else {
    add(
      {
        severity: 'advice',
        title: 'Tags that will be visible',
        detail:
          'These answers contain tags, which will be shown as text. Choose “Answers are HTML” if you do not want that.',
      },
      whole.filter(({ answer }) => elementsIn(answer).some((name) => SHOWN.has(name))),
    );
  }
  findings.push({
    severity: 'advice',
    title: 'Few sites get FAQ results',
    detail:
      'Since August 2023, Google shows questions and answers in its results only for well-known, authoritative government and health sites. The markup does no harm, and other programs can use it.',
    source: {
      name: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
    },
  });
  return findings;
}

export function isWhole({ question, answer }: Entry): boolean {
  return question.trim() !== '' && answer.trim() !== '';
}

function elementsIn(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z][a-z\d]{0,20})(?=[\s/>])/gi)].map(([, name = '']) => name.toLowerCase());
}
