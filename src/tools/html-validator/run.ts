import { placesIn } from '#families/faults';
import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { type CheckedHtml, checkHtml, ruleOf } from '#lib/html/conformance/check-html';
import type { ConformanceFault, ConformanceRule } from '#lib/html/conformance/rules';
import { placeFinder } from '#lib/text/place';
import { fetchPage } from '#lookups/web-page';
import type tool from './tool.ts';

/** UTF-16 units: a second's work. */
const LONGEST = 2_000_000;

const run: Run<typeof tool> = async ({ text }, { http }, { signal }) => {
  const address = addressIn(text);
  const html = address === undefined ? text : await htmlAt(address, { http, signal });
  if (html.length > LONGEST) throw new ToolError('too-large', 'The HTML is longer than 2 million characters.');
  const checked = checkHtml(html);
  const findings = findingsOf(html, checked.faults);
  const count = (severity: ConformanceRule['severity']) =>
    checked.faults.filter((fault) => ruleOf(fault).severity === severity).length;
  return {
    note: noteOf(html, checked),
    errors: count('error'),
    warnings: count('warning'),
    elements: checked.elements,
    faults: findings,
    html: address === undefined ? null : html,
  };
};

export default run;

/** The whole text as the address of a page. */
function addressIn(text: string): string | undefined {
  const trimmed = text.length < 8_192 ? text.trim() : '';
  return /^https?:\/\/[^\s<>]+$/i.test(trimmed) ? URL.parse(trimmed)?.href : undefined;
}

async function htmlAt(address: string, { http, signal }: Parameters<typeof fetchPage>[1]): Promise<string> {
  const { kind, text } = await fetchPage(address, { http, signal });
  if (kind === 'html') return text;
  throw new ToolError('unsupported', 'This address leads to plain text, not to a web page.', { field: 'text' });
}

function noteOf(html: string, { isPart, cut }: CheckedHtml): string | null {
  if (cut) {
    const { line } = placeFinder(html)(cut.at);
    if (cut.reason === 'depth')
      return `Elements are nested deeper than 512 levels at line ${line}, where browsers stop nesting. What follows was not checked.`;
    if (cut.reason === 'size') return `So many elements repeat after line ${line} that the rest was not checked.`;
    return 'There are more than 20,000 errors of syntax. The rest was not checked. Is this HTML?';
  }
  return isPart ? 'Checked as a part of a page: it has no doctype, html, head or body of its own.' : null;
}

/** What is alike is said once, with all its places; errors first, in the order of the text. */
function findingsOf(html: string, faults: readonly ConformanceFault[]): Finding[] {
  const finder = placeFinder(html);
  const groups = [...Map.groupBy(faults, (fault) => ruleOf(fault).title).values()];
  const findings = groups.flatMap((group): Finding[] => {
    const [first] = group;
    if (!first) return [];
    const { severity, title, why, fix, source } = ruleOf(first);
    const places = group.map(({ at, length, words, instead }) => ({
      ...{ at, length, message: words },
      ...(instead !== undefined && { instead }),
    }));
    return [
      {
        ...{ severity, title, why },
        detail: group.length > 1 ? `${group.length.toLocaleString('en')} times.` : '',
        ...placesIn(html, places, finder),
        source: { name: 'HTML standard', url: source },
        fix: { words: fix },
      },
    ];
  });
  return findings.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
}
