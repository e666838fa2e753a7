import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { noteOnDoubt, otherLanguage } from '#lib/stop-words/detect-language';
import { corrected, findErrors, MOST_ERRORS } from './find-errors.ts';
import { linterOf } from './harper.ts';
import { isAmerican } from './spelling.ts';
import type tool from './tool.ts';
import { loadWordList } from './word-list.ts';

const run: Run<typeof tool> = async ({ text, dialect, accept, withStyle }, _ports, { signal, report }) => {
  const language = otherLanguage(text, 'en');
  if (language) {
    const message = `The text is in ${language.name}. This checker only supports English.`;
    throw new ToolError('unsupported', message, { field: 'text' });
  }
  report({ stage: 'Loading the dictionary' });
  const [linter, list] = await Promise.all([linterOf(dialect), loadWordList()]);
  const accepted = new Set(accept.split(/[\n,]/).map((word) => word.trim().toLowerCase()));
  const { errors, checkedTo } = await findErrors(text, {
    ...{ linter, list, accepted, withStyle, signal, report },
    anyCountry: dialect === 'any' && !isAmerican(text),
  });
  const kinds = new Map<string, number>();
  for (const { kind } of errors) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const cut = `The first ${MOST_ERRORS.toLocaleString('en')} errors are listed, up to character ${checkedTo.toLocaleString('en')}.`;
  const notes = [noteOnDoubt(text, 'en', 'checked'), errors.length < MOST_ERRORS ? undefined : cut];
  return {
    count: errors.length,
    note: notes.filter(Boolean).join(' ') || null,
    errors,
    text: corrected(text, errors),
    kinds: [...kinds].map(([kind, times]) => ({ kind, times })).sort((one, other) => other.times - one.times),
  };
};

export default run;
