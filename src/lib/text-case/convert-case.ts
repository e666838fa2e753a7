import { type CaseRules, toLower, toUpper } from './case-mapping.ts';
import { type IdentifierCase, identifierCase } from './identifier-cases.ts';
import { type KeptForms, type KeptWords, keptForms, restoreWords } from './keep-words.ts';
import { alternateCase, everyWordCase, inverseCase, sentenceCase } from './plain-cases.ts';
import { type TitleStyleName, titleStyles } from './title/styles.data.ts';
import { titleCase } from './title/title-case.ts';

const plainTypes = ['uppercase', 'lowercase', 'titlecase', 'sentencecase', 'altercase', 'inversecase'] as const;
const titleTypes = ['titlecase-ap', 'titlecase-chicago', 'titlecase-apa', 'titlecase-mla', 'titlecase-nyt'] as const;
export const nameTypes = [
  'camelcase',
  'pascalcase',
  'snakecase',
  'kebabcase',
  'constantcase',
  'dotcase',
  'pathcase',
] as const;
export const conversionTypes = [...plainTypes, ...titleTypes, ...nameTypes] as const;
type ConversionType = (typeof conversionTypes)[number];

interface ConvertOptions extends CaseRules, KeptWords {
  conversionType: ConversionType;
}

export interface Converted {
  convertedText: string;
  /** Which rule was followed, in words. */
  rule: string;
  /** Characters that are in no name, each once; only where names are made. */
  leftOut: string[];
}

type Convert = (text: string) => string;

/** Converts a text of any length. */
export function convertCase(text: string, options: ConvertOptions): Converted {
  const leftOut = new Set<string>();
  const kept = keptForms(options, options);
  const { convert, rule } = converter(options, { kept, leftOut });
  return { convertedText: convert(text), rule, leftOut: [...leftOut] };
}

interface Aids {
  kept: KeptForms | undefined;
  leftOut: Set<string>;
}

function converter(options: ConvertOptions, { kept, leftOut }: Aids): { convert: Convert; rule: string } {
  const { conversionType: type } = options;
  const style = titleStyleOf(type);
  if (style) {
    const convert = eachLine((line) => restoreWords(titleCase(line, { style, rules: options }), kept));
    return { convert, rule: titleStyles[style].rule };
  }
  const name = nameStyleOf(type);
  if (name) {
    const convert = eachLine((line) => {
      const { text, leftOut: lost } = identifierCase(line, { style: name, rules: options, kept });
      for (const character of lost) leftOut.add(character);
      return text;
    });
    return { convert, rule: nameRules[name] };
  }
  const { convert, rule } = plainConverter(options);
  return { convert: (text) => restoreWords(convert(text), kept), rule };
}

function plainConverter(options: ConvertOptions): { convert: Convert; rule: string } {
  switch (options.conversionType) {
    case 'uppercase':
      return { convert: (text) => toUpper(text, options), rule: 'Every letter is a capital.' };
    case 'lowercase':
      return { convert: (text) => toLower(text, options), rule: 'Every letter is small.' };
    case 'sentencecase':
      return {
        convert: (text) => sentenceCase(text, options),
        rule: 'The first letter of each sentence and each line is a capital.',
      };
    case 'altercase':
      return {
        convert: (text) => alternateCase(text, options),
        rule: 'Small and capital letters alternate, starting with a small one; spaces count.',
      };
    case 'inversecase':
      return {
        convert: (text) => inverseCase(text, options),
        rule: 'Capitals become small letters, and small letters capitals.',
      };
    default:
      return { convert: (text) => everyWordCase(text, options), rule: 'The first letter of every word is a capital.' };
  }
}

/** Titles and names are one a line. */
function eachLine(convertLine: (line: string) => string): Convert {
  return (text) => text.replace(/[^\n\r\u2028\u2029]+/g, convertLine);
}

function titleStyleOf(type: ConversionType): TitleStyleName | undefined {
  switch (type) {
    case 'titlecase-ap':
      return 'ap';
    case 'titlecase-chicago':
      return 'chicago';
    case 'titlecase-apa':
      return 'apa';
    case 'titlecase-mla':
      return 'mla';
    case 'titlecase-nyt':
      return 'nyt';
    default:
      return undefined;
  }
}

function nameStyleOf(type: ConversionType): IdentifierCase | undefined {
  switch (type) {
    case 'camelcase':
      return 'camel';
    case 'pascalcase':
      return 'pascal';
    case 'snakecase':
      return 'snake';
    case 'kebabcase':
      return 'kebab';
    case 'constantcase':
      return 'constant';
    case 'dotcase':
      return 'dot';
    case 'pathcase':
      return 'path';
    default:
      return undefined;
  }
}

const nameRules: Readonly<Record<IdentifierCase, string>> = {
  camel: 'One name per line: words joined, each but the first with a capital.',
  pascal: 'One name per line: words joined, each with a capital.',
  snake: 'One name per line: small words joined by underscores.',
  kebab: 'One name per line: small words joined by hyphens.',
  constant: 'One name per line: words in capitals joined by underscores.',
  dot: 'One name per line: small words joined by dots.',
  path: 'One name per line: small words joined by slashes.',
};
