import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { conversionTypes } from '#lib/text-case/convert-case';
import { languages } from '#lib/text-case/languages.data';
import { typeNames } from './type-names.ts';

/** UTF-16 code units; above it, a browser's text field gives up before we do. */
const LONGEST_TEXT = 20_000_000;
const LONGEST_WORD = 200;
const MOST_WORDS = 1_000;

const words = z
  .array(z.string().max(LONGEST_WORD, { error: 'A word in the list is longer than 200 characters.' }))
  .max(MOST_WORDS, {
    error: 'A list takes up to 1,000 words.',
  });

export default defineTool({
  title: 'Text Case Converter',
  summary: 'Change text to upper, lower, title or sentence case, and to camel, snake or kebab case.',
  category: 'conversion',
  have: 'text',
  icon: 'case-sensitive',
  keywords: 'uppercase, lowercase, title case, sentence case, capitals, headline, camel case, snake case',
  needs: [],
  labels: {
    action: 'Convert Text',
    busy: 'Converting...',
    done: 'Text converted successfully',
    failed: 'Failed to convert text',
  },
  input: z.object({
    text: z
      .string({ error: 'Please enter some text to convert' })
      .regex(/\S/, { error: 'Please enter some text to convert' })
      .max(LONGEST_TEXT, { error: 'The text is longer than 20 million characters. Please convert it in parts.' })
      .register(field, { label: 'Text', control: 'textarea', placeholder: 'Type or paste your text here' }),
    conversionType: z
      .enum(conversionTypes, { error: 'Please choose one of the conversion types' })
      .default('uppercase')
      .register(field, {
        label: 'Conversion type',
        control: './conversion-type',
        role: 'option',
        inAddress: 'type',
        names: typeNames,
      }),
    language: z
      .enum(languages, { error: 'Please choose one of the languages' })
      .default('any')
      .register(field, {
        label: 'Language',
        role: 'rare',
        help: 'For languages with their own rules for capitals.',
        names: {
          any: 'Any language',
          az: 'Azerbaijani: i and İ',
          nl: 'Dutch: IJ',
          en: 'English: the word I',
          de: 'German',
          el: 'Greek: no accents in capitals',
          lt: 'Lithuanian: dots kept',
          tr: 'Turkish: i and İ',
        },
      }),
    acronyms: words
      .clone()
      .default([])
      .register(field, {
        ...{ label: 'Acronyms', control: 'text', role: 'rare', byCommas: true },
        ...{ placeholder: 'NASA, SEO', help: 'Always in capitals, separated by commas.' },
      }),
    keep: words
      .clone()
      .default([])
      .register(field, {
        ...{ label: 'Words to keep', control: 'text', role: 'rare', byCommas: true },
        ...{ placeholder: 'iPhone, eBay', help: 'Always written as here, separated by commas.' },
      }),
    capitalSharpS: z
      .boolean({ error: 'Please answer yes or no' })
      .default(false)
      .register(field, { label: 'Write ß as ẞ in capitals', role: 'rare', help: 'If this is off, it becomes SS.' }),
  }),
  output: z.object({
    convertedText: z.string().register(field, {
      label: 'Converted text',
      display: 'copy',
      fileName: 'converted-text.txt',
      copied: 'Text copied to clipboard!',
      note: '{rule}',
    }),
    rule: z.string().register(field, { label: 'Rule', display: 'caption', help: 'The rule that was used.' }),
    leftOut: z.array(z.string()).register(field, {
      label: 'Left out',
      display: './left-out',
      help: 'Characters that names cannot contain; only for code names.',
    }),
  }),
  examples: [
    {
      name: 'A headline, AP style',
      input: {
        text: 'what to look for in a good pair of shoes',
        conversionType: 'titlecase-ap',
      },
      output: { convertedText: 'What To Look For in a Good Pair of Shoes' },
    },
    {
      name: 'A shouted sentence',
      input: { text: 'STOP SHOUTING. IT IS RUDE!', conversionType: 'sentencecase' },
      output: { convertedText: 'Stop shouting. It is rude!' },
    },
    {
      name: 'Names for code',
      input: { text: 'XMLHttpRequest\nНомер заказа 42', conversionType: 'kebabcase' },
      output: { convertedText: 'xml-http-request\nномер-заказа-42', leftOut: [] },
    },
  ],
  next: ['word-counter', 'slug-generator', 'find-and-replace'],
});
