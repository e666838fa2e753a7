import type { Run } from '#kit/define-tool';
import { readTerms, wordLore } from '#lib/text/read-terms';
import { summarize } from './summarize.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, share, asList, language }) => {
  const lore = await wordLore(text, language);
  const read = readTerms(text, lore);
  const summary = summarize(text, read, share);
  return { ...summary, text: summary.sentences.join(asList ? '\n' : ' '), language: lore.language };
};

export default run;
