import { counted } from '#lib/counted';
import { listed } from '#lib/listed';
import { GIVEN, isTooShort, type Ledger } from './ledger.ts';

interface Note {
  isScored: boolean;
  /** `null` when all was asked and read. */
  note: string | null;
}

/** What the score rests on, or why there is none, in words for the visitor. */
export function noteOn(ledger: Ledger): Note {
  const { comparer, sources, pages, compared } = ledger;
  if (isTooShort(comparer)) {
    const words = counted(comparer.words, 'word');
    const note = `The text has ${words} that could be compared. That is too little to say anything about it, so there is no score.`;
    return { isScored: false, note };
  }
  const answering = sources.filter(({ asked }) => asked > 0);
  const given = pages.filter(({ source, state }) => source === GIVEN && isCompared(state));
  const unread = pages.filter(({ state }) => state === 'failed').length;
  const failures = failuresOf(ledger);
  if (answering.length === 0 && given.length === 0) {
    const reason = failures || 'No source is set up on this site, and nothing was given to compare with.';
    return { isScored: false, note: `${reason} Nothing was compared, so there is no score.` };
  }
  if (compared === 0 && unread > 0) {
    const note = `${joined(failures)}${pagesThat(unread)} may have the text, and could not be read, so there is no score.`;
    return { isScored: false, note };
  }
  if (failures === '' && unread === 0) return { isScored: true, note: null };
  const names = [...answering.map(({ name }) => name), ...(given.length > 0 ? ['what you gave to compare with'] : [])];
  const rest = unread > 0 ? ` ${pagesThat(unread)} could not be read.` : '';
  return { isScored: true, note: `${joined(failures)}The score rests on ${listed(names)}.${rest}`.trim() };
}

function isCompared(state: string): boolean {
  return state === 'matched' || state === 'nothing in common';
}

function failuresOf({ sources }: Ledger): string {
  return sources
    .filter(({ failure }) => failure !== null)
    .map(({ name, asked, failed, failure }) => {
      const what =
        asked === 0
          ? 'could not be asked'
          : `answered ${counted(asked, 'question')}${failed > 0 ? ` and left ${failed} unanswered` : ''}`;
      return `${name} ${what}: ${failure?.replace(/\.$/, '')}.`;
    })
    .join(' ');
}

function joined(failures: string): string {
  return failures === '' ? '' : `${failures} `;
}

function pagesThat(count: number): string {
  return count === 1 ? 'One page that was found or given' : `${count} pages that were found or given`;
}
