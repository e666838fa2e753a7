import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { textLanguage } from '#families/text-language';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';
import { markedText } from '#kit/shapes';

export default defineTool({
  ...liveText({ action: 'Summarize', done: 'Text summarized', failed: 'summarize the text' }),
  title: 'Text Summarizer',
  summary: 'Shorten a text to its most important sentences, see why each was chosen, and get its key phrases.',
  category: 'content',
  want: 'make',
  icon: 'list-collapse',
  keywords: 'summarize, summary, tldr, abstract, key points, key phrases, shorten text, lexrank',
  input: z.object({
    text: sourceText('Paste an article, a report or any longer text', { label: 'Text to summarize' }),
    share: z
      .int({ error: 'The length is a whole number of percent' })
      .min(5, { error: 'The length is at least 5 percent' })
      .max(60, { error: 'The length is at most 60 percent' })
      .default(25)
      .register(field, {
        label: 'Length: {value}% of the words',
        control: 'slider',
        captions: ['Shorter', 'Longer'],
        role: 'option',
      }),
    asList: yesOrNo('One sentence per line'),
    language: textLanguage(),
  }),
  output: z.object({
    text: changedText('Summary', 'summary.txt'),
    sentencesBefore: count('Sentences before'),
    sentencesAfter: count('Sentences in the summary'),
    wordsBefore: count('Words before'),
    wordsAfter: count('Words in the summary'),
    note: z.string().nullable().register(field, { label: 'Note', display: 'text' }),
    keyPhrases: table(
      'Key phrases',
      { phrase: 'Phrase', times: z.int().min(1) },
      { help: 'In all their forms, up to 20.' },
    ),
    chosen: table(
      'Why these sentences',
      {
        number: z.int().min(1).register(field, { label: 'Sentence' }),
        score: z.int().min(0).max(100).register(field, { label: 'Score' }),
        why: 'Key phrases in it',
        sentence: 'Text',
      },
      { help: 'The score shows how central and how early in the text a sentence is; 100 is the best one.' },
    ),
    marked: markedText().register(field, {
      label: 'In the text',
      display: 'marked',
      help: 'The first 100,000 characters of the text, with the chosen sentences marked.',
    }),
    language: z.string().nullable().register(field, { label: 'Language', display: 'hidden' }),
  }),
  examples: [
    {
      name: 'An article about bees',
      input: {
        text: `Honey bees are the most important pollinators of farms and gardens. A single colony of honey bees may hold fifty thousand workers in summer. Each worker visits several hundred flowers on one flight. When bees carry pollen from flower to flower, plants can set fruit and seeds.

My neighbour keeps two hives behind his garage. He paints them blue every spring.

In the last decades, beekeepers in many countries have lost more colonies in winter than before. Mites that live on honey bees weaken the colonies, and pesticides harm the workers that collect pollen. Fields without flowers leave the bees hungry for weeks. Farmers who sow strips of flowers along their fields help the bees to find pollen all summer.

Gardens help as well. Flowers that bloom early in spring and late in autumn feed a colony when little else does.`,
      },
      output: { sentencesBefore: 12, language: 'en' },
    },
    {
      name: 'German text',
      input: {
        text: 'Die Stadt baut in diesem Jahr drei neue Radwege. Der längste Radweg führt vom Bahnhof bis zur Universität und kostet vier Millionen Euro. Die Bürgermeisterin sagte, dass mehr Menschen mit dem Rad fahren, wenn die Radwege sicher sind. Am Samstag regnete es. Händler in der Innenstadt fürchten, dass während der Bauarbeiten weniger Kunden kommen. Die Stadt will die Radwege deshalb in kleinen Abschnitten bauen.',
        share: 35,
      },
      output: { language: 'de' },
    },
  ],
  next: ['readability-checker', 'meta-description-generator', 'paraphrasing-tool', 'word-counter'],
});
