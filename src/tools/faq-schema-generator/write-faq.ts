import { escapeMarkup } from '#lib/markup';

export interface Entry {
  question: string;
  answer: string;
}

/** An answer as HTML: as it is, or plain text with its line breaks. */
function answerHtml(answer: string, isHtml: boolean): string {
  return isHtml ? answer.trim() : escapeMarkup(answer.trim()).replace(/\r\n|\r|\n/g, '<br>');
}

/** The page's questions for programs, as https://schema.org/FAQPage in JSON-LD. */
export function jsonLd(entries: readonly Entry[], isHtml: boolean): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.trim(),
      acceptedAnswer: { '@type': 'Answer', text: answerHtml(answer, isHtml) },
    })),
  };
  // Nothing in an answer may end the script that it is in.
  return JSON.stringify(page, null, 2).replaceAll('<', '\\u003c');
}

/** HTML that shows the questions, marked for programs as well when `isMarked`. */
export function faqHtml(
  entries: readonly Entry[],
  { isHtml, isMarked }: { isHtml: boolean; isMarked: boolean },
): string {
  const item = (type: string, prop = '') =>
    isMarked ? ` itemscope${prop && ` itemprop="${prop}"`} itemtype="https://schema.org/${type}"` : '';
  const prop = (name: string) => (isMarked ? ` itemprop="${name}"` : '');
  const parts = entries.map(({ question, answer }) =>
    [
      `  <div${item('Question', 'mainEntity')}>`,
      `    <h3${prop('name')}>${escapeMarkup(question.trim())}</h3>`,
      `    <div${item('Answer', 'acceptedAnswer')}>`,
      `      <div${prop('text')}>${answerHtml(answer, isHtml)}</div>`,
      '    </div>',
      '  </div>',
    ].join('\n'),
  );
  return [`<section${item('FAQPage')}>`, ...parts, '</section>'].join('\n');
}
