import * as z from 'zod';
import { liveText } from '#families/text';
import { textLanguage } from '#families/text-language';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { count, named, table } from '#kit/outputs';
import { findingList } from '#kit/shapes';

export default defineTool({
  ...liveText({ action: 'Analyze Headlines', done: 'Headlines analyzed', failed: 'analyze the headlines' }),
  title: 'Headline Analyzer',
  summary: 'Check headlines one by one: width in a search result, words, numbers, clickbait, and what to improve.',
  category: 'content',
  want: 'check',
  icon: 'heading',
  keywords: 'headline, title, title tag, headline checker, clickbait, serp title, pixel width, subject line',
  input: z.object({
    text: requiredText('Please enter a headline').register(field, {
      label: 'Headlines',
      control: 'textarea',
      placeholder: 'One headline per line',
    }),
    device: oneOf({ desktop: 'Desktop', phone: 'Phone' }, 'desktop', { label: 'Search result on', control: 'radio' }),
    language: textLanguage(),
  }),
  output: z.object({
    count: count('Headlines'),
    cut: count('Cut off in search results'),
    widest: z.int().min(0).register(field, { label: 'Widest', display: 'figure', unit: 'pixels' }),
    note: z.string().nullable().register(field, { label: 'Note', display: 'text' }),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
    headlines: table(
      'Headlines',
      {
        headline: 'Headline',
        characters: z.int().min(0).register(field, { label: 'Characters', display: 'number' }),
        pixels: z.int().min(0).register(field, { label: 'Pixels', display: 'number' }),
        fits: z.boolean().register(field, { label: 'Fits' }),
        words: z.int().min(0).register(field, { label: 'Words', display: 'number' }),
        kind: named('Kind', { question: 'Question', 'how-to': 'How-to', list: 'List', statement: 'Statement' }),
        numbers: 'Numbers',
        marks: 'Remarks',
      },
      { help: 'Up to 1,000.' },
    ),
    language: z.string().nullable().register(field, { label: 'Language', display: 'hidden' }),
  }),
  examples: [
    {
      name: 'Five headlines',
      input: {
        text: 'Sourdough for beginners: a loaf in 24 hours\n7 mistakes that make bread flat, and how to mend them\nYou won’t believe what this baker does with old bread\nTHE BEST BREAD IN TOWN!!\nThe library on Mill Lane was closed by the council on Monday because of water in the cellar',
      },
      output: { count: 5, cut: 1, language: 'en' },
    },
    {
      name: 'German',
      input: { text: 'Wie man Sauerteig ansetzt\nBrot backen ohne Hefe: 5 Rezepte für jeden Tag', language: 'de' },
      output: { count: 2, cut: 0 },
    },
  ],
  next: ['text-case-converter', 'meta-description-generator', 'keyword-density'],
});
