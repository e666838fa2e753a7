import type { Run } from '#kit/define-tool';
import { wordLore } from '#lib/text/read-terms';
import { readWords } from '#lib/text/read-words';
import { cluster, volumeOf } from './cluster.ts';
import { MOST_PHRASES, readPhrases } from './read-phrases.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, closeness, language }, _ports) => {
  const { phrases, repeated, leftOut } = readPhrases(text);
  const joined = phrases.map((phrase) => phrase.text).join('\n');
  const found = await wordLore(joined, language);
  // Lists of searches have few of the words by which a language is told; most without accents are English.
  const isPlain = language === 'auto' && found.language === null && !/[^\p{P}\p{S}\p{N}\p{Zs}\na-z]/iu.test(joined);
  const lore = isPlain ? await wordLore(joined, 'en') : found;
  const groups = cluster(phrases, { closeness, ...lore, wordsOf });
  const large = groups.filter((group) => group.phrases.length > 1);
  return {
    groupCount: large.length,
    phraseCount: phrases.length,
    singleCount: groups.length - large.length,
    note: noteOn(repeated, leftOut),
    groups: large.map((group) => ({
      name: group.name,
      phrases: group.phrases.length,
      volume: hasVolumes(phrases) ? volumeOf(group) : null,
      main: group.phrases[0]?.text ?? '',
    })),
    text: groups
      .map(({ name, phrases }) =>
        listOf(
          name,
          phrases.map((each) => each.text),
        ),
      )
      .join('\n'),
    phrases: groups.flatMap((group) =>
      group.phrases.map((phrase) => ({
        group: group.phrases.length > 1 ? group.name : '',
        phrase: phrase.text,
        volume: phrase.volume,
      })),
    ),
    language: lore.language,
  };
};

function listOf(name: string, phrases: readonly string[]): string {
  return phrases.length > 1 ? `${name}\n${phrases.map((phrase) => `  ${phrase}`).join('\n')}\n` : (phrases[0] ?? '');
}

function hasVolumes(phrases: readonly { volume: number | null }[]): boolean {
  return phrases.some(({ volume }) => volume !== null);
}

function noteOn(repeated: number, leftOut: number): string | null {
  const said = [
    ...(repeated > 0 ? [`${repeated.toLocaleString('en')} repeated lines were counted once.`] : []),
    ...(leftOut > 0
      ? [
          `At most ${MOST_PHRASES.toLocaleString('en')} phrases are grouped; ${leftOut.toLocaleString('en')} were left out.`,
        ]
      : []),
  ];
  return said.join(' ') || null;
}

function wordsOf(phrase: string) {
  const words: { word: string; isUnspaced: boolean }[] = [];
  const nothing = () => undefined;
  readWords(phrase, {
    onWord: (word, isUnspaced) => words.push({ word, isUnspaced }),
    onOther: nothing,
    onEnd: nothing,
  });
  return words;
}

export default run;
