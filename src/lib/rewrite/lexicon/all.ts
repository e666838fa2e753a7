import { once } from '../../once.ts';
import { createLexicon } from '../lexicon.ts';
import { adjectivesOfDegree } from './adjectives-degree.data.ts';
import { frequentAdjectives } from './adjectives-frequent.data.ts';
import { adjectivesOfQuality } from './adjectives-quality.data.ts';
import { adjectivesOfSize } from './adjectives-size.data.ts';
import { adjectivesWide } from './adjectives-wide.data.ts';
import { adverbsOfDegree } from './adverbs-degree.data.ts';
import { adverbsOfManner } from './adverbs-manner.data.ts';
import { adverbsWide } from './adverbs-wide.data.ts';
import { everydayWords } from './everyday.data.ts';
import { functionWords } from './function-words-common.data.ts';
import { moreFunctionWords } from './function-words-more.data.ts';
import { nounsOfArts } from './nouns-arts.data.ts';
import { commonNouns } from './nouns-common.data.ts';
import { nounCompounds } from './nouns-compounds.data.ts';
import { newsCompounds } from './nouns-compounds-news.data.ts';
import { frequentNouns } from './nouns-frequent.data.ts';
import { moreNouns } from './nouns-more.data.ts';
import { nounsOfPlaces } from './nouns-places.data.ts';
import { pluralNouns } from './nouns-plural.data.ts';
import { nounsOfSociety } from './nouns-society.data.ts';
import { wideNouns } from './nouns-wide.data.ts';
import { amounts } from './phrases-amounts.data.ts';
import { beingPhrases } from './phrases-being.data.ts';
import { connectors } from './phrases-connectors.data.ts';
import { frames } from './phrases-frames.data.ts';
import { periods } from './phrases-periods.data.ts';
import { plainPhrases } from './phrases-plain.data.ts';
import { prepositions } from './phrases-prepositions.data.ts';
import { relationPhrases } from './phrases-relations.data.ts';
import { fixedTerms } from './phrases-terms.data.ts';
import { timePhrases } from './phrases-time.data.ts';
import { carryingVerbs } from './verbs-carrying.data.ts';
import { changeVerbs } from './verbs-change.data.ts';
import { commonVerbs } from './verbs-common.data.ts';
import { frameVerbs } from './verbs-frames.data.ts';
import { havingVerbs } from './verbs-having.data.ts';
import { helpingVerbs } from './verbs-helping.data.ts';
import { lastingVerbs } from './verbs-lasting.data.ts';
import { livesVerbs } from './verbs-lives.data.ts';
import { livingVerbs } from './verbs-living.data.ts';
import { makingVerbs } from './verbs-making.data.ts';
import { motionVerbs } from './verbs-motion.data.ts';
import { namingVerbs } from './verbs-naming.data.ts';
import { newsVerbs } from './verbs-news.data.ts';
import { passiveVerbs } from './verbs-passive.data.ts';
import { plainVerbs } from './verbs-plain.data.ts';
import { powerVerbs } from './verbs-power.data.ts';
import { reportingVerbs } from './verbs-reporting.data.ts';
import { thingsVerbs } from './verbs-things.data.ts';
import { thinkingVerbs } from './verbs-thinking.data.ts';
import { usingVerbs } from './verbs-using.data.ts';
import { wideVerbs } from './verbs-wide.data.ts';
import { frequentWords } from './words-frequent.data.ts';
import { plainWords } from './words-plain.data.ts';

/** The whole lexicon, read once. */
export const wholeLexicon = once(() =>
  createLexicon([
    everydayWords,
    nounCompounds,
    newsCompounds,
    frequentNouns,
    moreNouns,
    commonNouns,
    wideNouns,
    nounsOfSociety,
    nounsOfArts,
    nounsOfPlaces,
    pluralNouns,
    functionWords,
    moreFunctionWords,
    adverbsOfManner,
    fixedTerms,
    connectors,
    prepositions,
    timePhrases,
    amounts,
    adverbsOfDegree,
    adverbsWide,
    adjectivesOfSize,
    adjectivesOfQuality,
    adjectivesOfDegree,
    frequentAdjectives,
    adjectivesWide,
    makingVerbs,
    reportingVerbs,
    changeVerbs,
    motionVerbs,
    livingVerbs,
    carryingVerbs,
    havingVerbs,
    helpingVerbs,
    lastingVerbs,
    namingVerbs,
    powerVerbs,
    thinkingVerbs,
    usingVerbs,
    commonVerbs,
    livesVerbs,
    newsVerbs,
    thingsVerbs,
    frameVerbs,
    passiveVerbs,
    wideVerbs,
    frames,
    periods,
    beingPhrases,
    relationPhrases,
    plainPhrases,
    plainVerbs,
    plainWords,
    frequentWords,
  ]),
);
