import * as z from 'zod';
import { changedText, liveText } from '#families/text';
import { textLanguage } from '#families/text-language';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { wholeNumber } from '#kit/inputs';
import { count, table } from '#kit/outputs';

const volume = () => z.number().min(0).nullable().register(field, { label: 'Volume', display: 'number' });

export default defineTool({
  ...liveText({ action: 'Group Keywords', done: 'Keywords grouped', failed: 'group the keywords' }),
  title: 'Keyword Cluster',
  summary:
    'Group up to 10,000 search phrases by the words they share, with a name and the search volume of each group.',
  category: 'keywords',
  want: 'measure',
  icon: 'group',
  keywords: 'keyword clustering, keyword grouping, group keywords, topics, search terms, search volume, seo',
  input: z.object({
    text: requiredText('Please enter some search phrases').register(field, {
      label: 'Search phrases',
      control: 'textarea',
      placeholder: 'running shoes, 1200\ntrail running shoes, 800\nhow to clean running shoes',
      help: 'One per line. A number after a comma or tab is the search volume.',
    }),
    closeness: wholeNumber(
      [0, 100],
      40,
      {
        label: 'Similarity: {value}%',
        control: 'slider',
        role: 'option',
        captions: ['Few large groups', 'Many small groups'],
      },
      'The similarity is a whole number from 0 to 100',
    ),
    language: textLanguage(),
  }),
  output: z.object({
    groupCount: count('Groups'),
    phraseCount: count('Phrases'),
    singleCount: count('Phrases without a group'),
    note: z.string().nullable().register(field, { label: 'Note', display: 'text' }),
    groups: table('Groups', {
      name: 'Group',
      phrases: z.int().min(2).register(field, { label: 'Phrases', display: 'number' }),
      volume: volume(),
      main: 'Main phrase',
    }),
    phrases: table(
      'Phrases by group',
      { group: 'Group', phrase: 'Phrase', volume: volume() },
      { chart: { as: 'groups', name: 'phrase', by: 'group' } },
    ),
    text: changedText('As lists', 'keyword-groups.txt'),
    language: z.string().nullable().register(field, { label: 'Language', display: 'hidden' }),
  }),
  examples: [
    {
      name: 'A shop for shoes',
      input: {
        text: 'running shoes, 9900\nrunning shoes women, 2400\nbest running shoe, 1900\ntrail running shoes, 1600\nhiking boots, 5400\nhiking boots for men, 1300\nwaterproof hiking boot, 880\nhow to clean white sneakers, 720\nclean white sneakers at home, 390\nshoe size chart, 3600\nkids shoe sizes chart, 590\ngift cards, 210',
      },
      output: {
        phraseCount: 12,
        groupCount: 4,
        singleCount: 1,
        groups: [
          { name: 'running shoes', phrases: 4, volume: 15_800, main: 'running shoes' },
          { name: 'hiking boots', phrases: 3, volume: 7_580, main: 'hiking boots' },
          { name: 'shoe size chart', phrases: 2, volume: 4_190, main: 'shoe size chart' },
          { name: 'clean white sneakers', phrases: 2, volume: 1_110, main: 'how to clean white sneakers' },
        ],
      },
    },
    {
      name: 'Questions in German',
      input: {
        text: 'Wie pflanze ich Tomaten\nTomaten pflanzen im Mai\nTomatenpflanzen düngen\nRasen mähen wann\nWann mäht man den Rasen\nRasen mähen im Herbst',
      },
      output: { phraseCount: 6, language: 'de' },
    },
  ],
  next: ['content-seo-analyzer', 'remove-duplicate-lines', 'sort-lines'],
});
