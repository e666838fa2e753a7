import { adverbToFront, adverbWithin, commentToEnd, please } from './adverbs.ts';
import { agentMoved, madeByName, timeAndPlace } from './agents.ts';
import { relativeAlone, whereAlone } from './alone.ts';
import { asideAlone, asideToFront, clausesTurned, openingToAside, thisAlone } from './asides.ts';
import { clauseToEnd, clauseToFront } from './clauses.ts';
import { commentToFront, findingPlace, foundPlace } from './comments.ts';
import { longForms, shortForms } from './contractions.ts';
import { firstThen, saidBy, saysSource, whoIs, withFor } from './having.ts';
import { turnedAround } from './identity.ts';
import { althoughToBut, becauseToSo, butToAlthough, dative, purposeToEnd, soToAs, withoutCleft } from './joints.ts';
import { listTurned, phrasesTurned } from './lists.ts';
import { ableTo, asWellAs, bothOfThem, inOrderTo, ofForPossessive, possessiveForOf, theYear } from './longer.ts';
import { adverbBefore, alsoMoved, commandCarefully, quantity, soThat } from './manner.ts';
import { apposition, appositionForRelative, speakerTurned } from './names.ts';
import { itIsEasy, withoutYou } from './nobody.ts';
import { adverbToEnd, coordinates, genitive, laterAdverb, splitInTwo, withoutIt } from './order.ts';
import { pairsTurned } from './pairs.ts';
import { participleToEnd, participleToFront } from './participles.ts';
import { phraseToEnd, placeToFront } from './places.ts';
import { commandAlone, predicateAlone, subjectAgain, subjectOnce } from './predicates.ts';
import { speakerFirst } from './quoted.ts';
import {
  longerRelative,
  participleClause,
  participleFirst,
  participleJoined,
  participleToVerb,
  shorterRelative,
  withoutThere,
} from './relatives.ts';
import { accordingTo, reportToEnd, reportToFront } from './reports.ts';
import type { Rule } from './rule.ts';
import { beginning, helping, relativeWith, relativeWithout, withoutThat, withThat } from './small-words.ts';
import { timeToEnd, timeToFront, timeToVerb } from './times.ts';
import { timeNeeded, toldPassive } from './told.ts';
import { alikeTurned, otherSide, predicatesTurned, withIt } from './turns.ts';
import { toActive, toPassive, toPassiveWhole } from './voice.ts';

/** Every rule that builds sentences anew. */
export const allRules: readonly Rule[] = [
  reportToFront,
  reportToEnd,
  accordingTo,
  participleFirst,
  butToAlthough,
  althoughToBut,
  soToAs,
  purposeToEnd,
  participleJoined,
  toActive,
  clauseToEnd,
  clauseToFront,
  timeToFront,
  timeToEnd,
  timeToVerb,
  shorterRelative,
  longerRelative,
  participleClause,
  participleToVerb,
  withoutThere,
  withoutIt,
  becauseToSo,
  withoutCleft,
  dative,
  genitive,
  laterAdverb,
  adverbToEnd,
  participleToFront,
  participleToEnd,
  commentToFront,
  findingPlace,
  foundPlace,
  relativeAlone,
  whereAlone,
  apposition,
  appositionForRelative,
  speakerTurned,
  phraseToEnd,
  placeToFront,
  adverbToFront,
  adverbWithin,
  commentToEnd,
  please,
  subjectOnce,
  commandAlone,
  predicateAlone,
  subjectAgain,
  withoutThat,
  withThat,
  relativeWithout,
  relativeWith,
  adverbBefore,
  commandCarefully,
  alsoMoved,
  quantity,
  soThat,
  beginning,
  helping,
  toPassive,
  toPassiveWhole,
  withoutYou,
  itIsEasy,
  splitInTwo,
  coordinates,
  pairsTurned,
  asideToFront,
  openingToAside,
  asideAlone,
  thisAlone,
  clausesTurned,
  toldPassive,
  timeNeeded,
  speakerFirst,
  predicatesTurned,
  withIt,
  otherSide,
  alikeTurned,
  listTurned,
  phrasesTurned,
  turnedAround,
  madeByName,
  agentMoved,
  timeAndPlace,
  withFor,
  firstThen,
  whoIs,
  saidBy,
  saysSource,
  longForms,
  shortForms,
  asWellAs,
  bothOfThem,
  inOrderTo,
  ofForPossessive,
  possessiveForOf,
  ableTo,
  theYear,
];
