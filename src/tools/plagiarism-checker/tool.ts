import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { ownDomain, pagesToCompare, textsToCompare, textThatAllMayShare, textToCheck } from './input-fields.ts';
import { verdicts } from './verdict.ts';

const SOURCES = { error: 'The sources are a list of their names' };

const count = () => z.int().min(0);
const text = () => z.string();
const percent = () => z.int().min(0).max(100);
const share = () => z.number().min(0).max(1);
const unknown = <S extends z.ZodType>(schema: S) => schema.nullable();
/** Where something begins and ends in a text, in UTF-16 units; the end is the unit after the last. */
const span = () => ({ start: count(), end: count() });
const kind = () => z.enum(['exact', 'near', 'reworded']);

const passage = z.object({
  ...span(),
  kind: kind().register(field, {
    label: 'Kind',
    help: 'exact: word for word; near: with small edits; reworded: the same in other words.',
  }),
  words: count(),
  similarity: share().register(field, { label: 'Similarity', help: 'How much of it is in the source, 0 to 1.' }),
  sourceStart: count().register(field, { label: 'Begins in the source', help: "In the source's readable text." }),
  sourceEnd: count(),
  sourceBefore: text().register(field, { label: 'Before it', help: 'What is before the passage in the source.' }),
  sourceText: text().register(field, { label: 'In the source', help: 'The passage as the source has it.' }),
  sourceAfter: text(),
  isCut: z
    .boolean()
    .register(field, { label: 'Shortened', help: 'Whether the source’s passage is longer than given here.' }),
});

const matchedSource = z.object({
  url: text().register(field, {
    label: 'Address',
    help: 'Of a page; document:… for one of this site’s documents, given:… for a text that was given.',
  }),
  matchPercentage: percent().register(field, {
    label: 'Match',
    unit: '%',
    help: 'Share of the text’s words that are in this source; sources may have the same words.',
  }),
  matchedText: text().register(field, { label: 'Matched text', help: 'The longest passage, as the text has it.' }),
  title: text(),
  source: text().register(field, { label: 'Found by', help: 'The source that found it, or "Given by you".' }),
  seenAt: text().register(field, { label: 'Seen at', help: 'When it was read, ISO 8601.' }),
  words: z.object({ exact: count(), near: count(), reworded: count() }).register(field, {
    label: 'Words by kind',
    help: 'How many matched words are copied, edited and reworded.',
  }),
  passages: z.array(passage),
});

export default defineTool({
  title: 'Plagiarism Checker',
  summary: 'See which passages of a text appear elsewhere, where, and whether they are copied or reworded.',
  category: 'content',
  want: 'check',
  icon: 'file-search',
  keywords: 'plagiarism, duplicate content, copied text, originality, similarity, essay, sources, compare',
  needs: ['sources', 'http', 'documents', 'clock'],
  next: ['paraphrasing-tool', 'article-rewriter', 'word-counter', 'keyword-density'],
  choices: async ({ sources }) => {
    const facts = await sources.sources();
    // What leaves for whom is no field, but anyone who chooses has to know it; in the same order.
    return { sources: facts.map(({ name }) => name), leaves: facts.map(({ leaves }) => leaves) };
  },
  labels: {
    action: 'Check for Plagiarism',
    busy: 'Checking...',
    done: 'Plagiarism check completed successfully',
    failed: 'Failed to check for plagiarism',
    stage: 'Checking',
  },
  input: z.object({
    text: textToCheck,
    sources: z
      .array(z.string(SOURCES).max(200, SOURCES), SOURCES)
      .max(50, { error: 'Please choose at most 50 sources' })
      .optional()
      .register(field, {
        label: 'Where to look',
        control: './places',
        role: 'option',
        help: 'Names of those to be searched; all of this site by default, none with an empty list. The definition over the API lists them as choices.',
      }),
    compareWith: textsToCompare,
    addresses: pagesToCompare,
    leaveOutQuotations: yesOrNo('Leave out quotations', {
      role: 'rare',
      inAddress: 'quotations',
      help: 'What is in quotation marks and names its source, as in (Smith, 2004) or [3].',
      isOn: true,
    }),
    leaveOutCommon: yesOrNo('Leave out common phrases', {
      role: 'rare',
      inAddress: 'common',
      help: 'Such as “on the other hand”.',
      isOn: true,
    }),
    mayShare: textThatAllMayShare,
    ownDomain,
  }),
  output: z.object({
    originalityScore: unknown(percent()).register(field, {
      label: 'Originality',
      display: './report',
      unit: '%',
      help: 'Share of the text’s words that no source has; null when nothing could be compared.',
    }),
    verdict: unknown(z.enum(verdicts)).register(field, { label: 'Verdict', display: 'caption' }),
    note: unknown(text()).register(field, {
      label: 'Note',
      display: 'caption',
      help: 'Why there is no score, or what it does not rest on; null when all was asked.',
    }),
    words: count().register(field, { label: 'Words', display: 'caption' }),
    matchedWords: count().register(field, { label: 'Matched words', display: 'caption' }),
    matchedSources: z
      .array(matchedSource)
      .register(field, { label: 'Matched sources', display: 'caption', help: 'The largest share first.' }),
    highlights: z.array(z.object({ ...span(), source: count(), kind: kind() })).register(field, {
      label: 'Highlights',
      display: 'hidden',
      help: 'Matched parts of the text in its order, none over another; source is the place in matchedSources.',
    }),
    leftOut: z
      .array(z.object({ ...span(), reason: z.enum(['quotation', 'common phrase', 'may be shared']) }))
      .register(field, {
        label: 'Left out',
        display: 'caption',
        help: 'Parts of the text that were not counted as matched.',
      }),
    disguises: z.array(z.object({ ...span(), kind: z.enum(['look-alike', 'invisible']) })).register(field, {
      label: 'Disguised words',
      display: 'caption',
      help: 'Words with letters of another script that look alike, or with characters that are not seen. They are compared as they look.',
    }),
    disguisedWords: count().register(field, { label: 'Disguised words', display: 'caption' }),
    language: unknown(text()).register(field, {
      label: 'Language',
      display: 'caption',
      help: 'That the text seems to be in, such as en.',
    }),
    searched: z
      .object({
        passages: z
          .array(z.object({ ...span(), text: text() }))
          .register(field, { label: 'Passages', help: 'What was looked for, word for word.' }),
        keywords: z.array(text()).register(field, {
          label: 'Words',
          help: 'Words of the text that were looked for together, in any order, to find edited and reworded passages.',
        }),
        sources: z
          .array(
            z.object({
              name: text(),
              server: unknown(text()).register(field, { label: 'Server', help: 'Who answered; null when nobody did.' }),
              asked: count().register(field, { label: 'Asked', help: 'Questions that were answered.' }),
              failed: count().register(field, { label: 'Failed', help: 'Questions that were not.' }),
              found: count().register(field, { label: 'Found', help: 'Pages that it named.' }),
              askedAt: unknown(text()).register(field, { label: 'Asked at', help: 'The latest answer, ISO 8601.' }),
              failure: unknown(text()).register(field, { label: 'Failure', help: 'Why not all was answered.' }),
            }),
          )
          .register(field, { label: 'Sources' }),
        pages: z
          .array(
            z.object({
              url: text(),
              title: text(),
              source: text(),
              state: z.enum(['matched', 'nothing in common', 'failed', 'left out']),
              reason: unknown(text()).register(field, {
                label: 'Reason',
                help: 'Why it was not compared, or not whole.',
              }),
            }),
          )
          .register(field, { label: 'Pages', help: 'All that was found or given, and what came of it.' }),
      })
      .register(field, { label: 'Searched', display: 'caption' }),
    coverage: text().register(field, { label: 'Coverage', display: 'caption', help: 'What this result cannot know.' }),
    checkedAt: text().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    {
      // In the public domain; it is in many places.
      name: 'A famous speech',
      input: {
        text: 'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battle-field of that war.',
      },
    },
    {
      name: 'Copied, edited and reworded',
      input: {
        text: 'Tides are caused by the pull of the moon on the water of the sea. Twice a day the water climbs up the shore, and twice a day it falls back again. When sun and moon stand in one line, their pulls add up, and the tides get very large. In the harbour where I grew up, the boats lay on the mud every afternoon, and we children ran between them.',
        sources: [],
        compareWith: [
          {
            title: 'A school book',
            text: 'Tides are caused by the pull of the moon on the water of the sea. Twice a day the water rises up the shore, and twice a day it falls back. If the sun and the moon are in a line, their forces add up, and tides become especially big.',
          },
        ],
      },
    },
    {
      name: 'How tea is made',
      input: {
        text: 'My grandmother knew one rule. Tea is made by pouring hot water over cured leaves, and tastes of how long the leaves were left in it. She never owned a clock, and her tea was good every time.',
      },
    },
  ],
});
