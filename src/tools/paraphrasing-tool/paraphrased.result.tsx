import { useState } from 'react';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Checkbox } from '#ui/form/choice';
import { KeptSentences } from '#ui/rewrite/kept-sentences';
import { MarkedSentences } from '#ui/rewrite/marked-sentences';
import { MarksLegend } from '#ui/rewrite/marked-words';
import { useChosen } from '#ui/rewrite/use-chosen';
import { Version } from '#ui/rewrite/version';
import tool from './tool.ts';

const file = { fileName: 'paraphrased-text.txt', type: 'text/plain;charset=utf-8' };

/** The text in other words, and its sentences, each to be chosen. */
export default ownResult(tool, ({ result, whole }: OwnResultProps<typeof tool>) => {
  const { sentences } = result;
  const { texts, choose, whole: text, figures } = useChosen(sentences);
  const [isMarked, setMarked] = useState(true);
  return (
    <Version {...result} {...{ whole, text, file, figures }} output="paraphrasedText" label="Paraphrased text">
      <section className="grid gap-3" aria-labelledby="sentences">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="sentences" className="text-xl">
            Sentence by sentence
          </h2>
          <Checkbox label="Mark changed words" checked={isMarked} onChange={setMarked} />
        </div>
        {isMarked && <MarksLegend />}
        <MarkedSentences sentences={sentences} texts={texts} onChoose={choose} isMarked={isMarked} />
        <KeptSentences sentences={sentences} />
      </section>
    </Version>
  );
});
