import type { Run } from '#kit/define-tool';
import { readTerms, wordLore, wordsIn } from '#lib/text/read-terms';
import { readDocument } from '#lib/text-document/read-document';
import { findDescriptions } from './find-descriptions.ts';
import type tool from './tool.ts';

/** What the Meta Tag Generator takes as a title. */
const LONGEST_TITLE = 60;

const run: Run<typeof tool> = async ({ text, focus, language }) => {
  const { format, places, ...document } = await readDocument(text);
  // A document has its paragraphs on lines of their own.
  const body = format === 'text' ? document.body : document.body.replaceAll('\n', '\n\n');
  const lore = await wordLore(body, language);
  const read = readTerms(body, lore);
  const wanted = wordsIn(focus, lore).map(read.stemId);
  const descriptions = findDescriptions(body, read, wanted);
  return {
    note: noteOn(descriptions, wanted),
    descriptions,
    title: (places.title[0] ?? places.headings[0] ?? '').slice(0, LONGEST_TITLE),
    language: lore.language,
  };
};

function noteOn(found: readonly { hasFocus: boolean; isCut: boolean }[], wanted: readonly unknown[]): string | null {
  if (found.length === 0) return 'No sentence ending with a full stop was found.';
  if (wanted.length > 0 && !found.some(({ hasFocus }) => hasFocus)) {
    return 'No sentence that fits contains the focus phrase. Write one with it, up to 155 characters long.';
  }
  return found.some(({ isCut }) => isCut) ? 'Few sentences are short enough, so some were cut.' : null;
}

export default run;
