import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { parseDomainName } from '#lib/domain-name';
import { linesOf } from '#lib/text/lines';
import { judge } from './judge.ts';
import type tool from './tool.ts';

const MOST_NAMES = 20_000;
const MOST_ROWS = 1_000;
/** UTF-16 units of a line that a table shows. */
const SHOWN = 300;

const run: Run<typeof tool> = ({ text, to }, _ports, { report }) => {
  const lines = linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > MOST_NAMES) {
    throw new ToolError('too-large', 'Please enter at most 20,000 names at once.', { field: 'text' });
  }
  const found = lines.map((line, at) => {
    report({ share: (at + 1) / lines.length });
    return convert(line);
  });
  const converted = found.map((name) => {
    if (name.risk === 'refused') return name.entered;
    const isEncoded = /(?:^|\.|@|\/)xn--/i.test(name.entered);
    return to === 'letters' || (to === 'auto' && isEncoded) ? name.letters : name.punycode;
  });
  return {
    text: converted.join('\n'),
    names: found.filter(({ risk }) => risk !== 'refused').length,
    risky: found.filter(({ risk }) => risk === 'high').length,
    refused: found.filter(({ risk }) => risk === 'refused').length,
    rows: found.slice(0, MOST_ROWS).map((row) => ({ ...row, entered: row.entered.slice(0, SHOWN) })),
  };
};

export default run;

function convert(entered: string) {
  // A part of a name alone is converted as well: people check what they are about to register.
  const isPart = !/[.@/:\u3002\uff0e\uff61]/.test(entered);
  const parsed = parseDomainName(isPart ? `${entered}.example` : entered);
  if (!parsed.ok) {
    return { entered, punycode: '', letters: '', shown: 'none' as const, risk: 'refused' as const, why: parsed.reason };
  }
  const { risk, shown, notes } = judge(parsed.unicode);
  const cut = (name: string) => (isPart ? name.replace(/\.example$/, '') : name);
  return { entered, punycode: cut(parsed.ascii), letters: cut(parsed.unicode), shown, risk, why: notes.join(' ') };
}
