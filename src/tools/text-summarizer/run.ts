import type { Run } from '#kit/define-tool';
import { runInSlices } from '#lib/run-in-slices';
import { readTerms, wordLore } from '#lib/text/read-terms';
import { summarize } from './summarize.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, share, asList, language }, _ports, { signal }) => {
  const lore = await wordLore(text, language);
  const read = await runInSlices(readTerms(text, lore), signal);
  const summary = await runInSlices(summarize(text, read, share), signal);
  return { ...summary, text: summary.sentences.join(asList ? '\n' : ' '), language: lore.language };
};

export default run;
