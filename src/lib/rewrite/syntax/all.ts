import { clauseToEnd, clauseToFront } from './clauses.ts';
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
  genitive,
  laterAdverb,
  adverbToEnd,
  toPassive,
  splitInTwo,
  coordinates,
];
