import { clauseToEnd, clauseToFront } from './clauses.ts';
import { althoughToBut, becauseToSo, butToAlthough, dative, purposeToEnd, soToAs, withoutCleft } from './joints.ts';
import { adverbToEnd, coordinates, genitive, laterAdverb, splitInTwo, withoutIt } from './order.ts';
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
import { timeToEnd, timeToFront } from './times.ts';
import { toActive, toPassive } from './voice.ts';

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
  toPassive,
  splitInTwo,
  coordinates,
];
