import { createLexicon, type Lexicon } from '../lexicon.ts';
import { adjectivesOfQuality } from './adjectives-quality.data.ts';
import { adjectivesOfSize } from './adjectives-size.data.ts';
import { adverbsOfDegree } from './adverbs-degree.data.ts';
import { amounts } from './phrases-amounts.data.ts';
import { connectors } from './phrases-connectors.data.ts';
import { prepositions } from './phrases-prepositions.data.ts';
import { timePhrases } from './phrases-time.data.ts';
import { changeVerbs } from './verbs-change.data.ts';
import { makingVerbs } from './verbs-making.data.ts';
import { motionVerbs } from './verbs-motion.data.ts';
import { reportingVerbs } from './verbs-reporting.data.ts';

let lexicon: Lexicon | undefined;

/** The whole lexicon, read once. */
export function wholeLexicon(): Lexicon {
  lexicon ??= createLexicon([
    connectors,
    prepositions,
    timePhrases,
    amounts,
    adverbsOfDegree,
    adjectivesOfSize,
    adjectivesOfQuality,
    makingVerbs,
    reportingVerbs,
    changeVerbs,
    motionVerbs,
  ]);
  return lexicon;
}
