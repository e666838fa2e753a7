/** What a hidden character is, as the marks are called. */
export const kindNames = {
  direction: 'Changes text direction',
  lookAlike: 'Look-alike',
  invisible: 'Invisible',
  message: 'Hidden message',
  control: 'Control character',
  space: 'Unusual space',
  broken: 'No defined meaning',
} as const;

export type Kind = keyof typeof kindNames;

export interface Verdict {
  kind: Kind;
  risk: 'high' | 'medium' | 'low';
  why: string;
}

/** What stands around a character: one code point each, or nothing. */
interface Around {
  before: string;
  after: string;
}

/** Everything that may be hidden; what belongs where it stands is sorted out by `hiddenKind`. */
export const HIDDEN =
  /(?![ \t\n\r\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1345f}])[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/gu;

/** Scripts in which joiners decide how a word is written. */
const JOINED =
  /[\p{scx=Arabic}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Mongolian}\p{scx=Syriac}]/u;
const UNSPACED = /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const EMOJI = /[\p{Extended_Pictographic}0-9#*]/u;
const EMOJI_PART = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;

const messages: Verdict = {
  kind: 'message',
  risk: 'high',
  why: 'Characters like this one spell a hidden text that programs and AI models can read.',
};
const unseen: Verdict = {
  kind: 'invisible',
  risk: 'medium',
  why: 'It is invisible, but search and comparison see a different word.',
};

/** Rules in their order: the first that fits a character holds; `null` where it belongs. */
const rules: readonly (readonly [RegExp, Verdict | ((character: string, around: Around) => Verdict | null)])[] = [
  [
    /[\u202a-\u202e\u2066-\u2069]/,
    { kind: 'direction', risk: 'high', why: 'It can show the text in a different order than programs read it.' },
  ],
  [
    /[\u061c\u200e\u200f]/,
    {
      kind: 'direction',
      risk: 'low',
      why: 'It controls the position of punctuation in right-to-left text.',
    },
  ],
  [/[\u{e0000}-\u{e007f}]/u, messages],
  [/[\u{e0100}-\u{e01ef}]/u, (_, { before }) => (/\p{sc=Han}/u.test(before) ? null : messages)],
  [/[\ufe0e\ufe0f]/u, (_, { before }) => (EMOJI.test(before) ? null : messages)],
  [
    /[\ufe00-\ufe0d]/u,
    (_, { before }) => (/[\p{S}\p{P}\p{N}\p{sc=Han}\p{scx=Mongolian}\p{scx=Myanmar}]/u.test(before) ? null : messages),
  ],
  [/[\u200c\u200d]/, (_, around) => joiner(around)],
  [/[\u180b-\u180f]/, (_, { before }) => (/\p{scx=Mongolian}/u.test(before) ? null : unseen)],
  [/\u200b/, (_, { before, after }) => (UNSPACED.test(before) || UNSPACED.test(after) ? null : unseen)],
  [/[\u115f\u1160]/, (_, { after }) => (/[\u1160-\u11ff]/.test(after) ? null : unseen)],
  [
    /\u00ad/,
    { kind: 'invisible', risk: 'low', why: 'It is visible only at a line break, but search may miss the word.' },
  ],
  [
    /\ufeff/,
    {
      kind: 'invisible',
      risk: 'medium',
      why: 'It only belongs at the start of a file, and can cause errors elsewhere.',
    },
  ],
  [
    /[\u2800\u3164\uffa0]/,
    {
      kind: 'invisible',
      risk: 'high',
      why: 'It looks empty but counts as a character, so it is used to fake empty names.',
    },
  ],
  [/\u3000/, (_, { before, after }) => (EAST_ASIAN.test(before + after) ? null : space)],
  [/\p{Zs}/u, (character) => (character === '\u00a0' ? fixedSpace : space)],
  [/[\u2028\u2029\u0085]/, { kind: 'control', risk: 'medium', why: 'A line break that many programs do not support.' }],
  [
    /\p{Cc}/u,
    { kind: 'control', risk: 'medium', why: 'It does not belong in text. XML, JSON and databases reject it.' },
  ],
  [/\p{Cs}/u, { kind: 'broken', risk: 'medium', why: 'Half of a character: the text is damaged.' }],
  [
    /\ufffd/,
    {
      kind: 'broken',
      risk: 'medium',
      why: 'It marks a character that could not be read when the text was opened or sent.',
    },
  ],
  [/[\p{Co}\ufffc]/u, { kind: 'broken', risk: 'low', why: 'Every font shows something different for it, or nothing.' }],
];

const space: Verdict = {
  kind: 'space',
  risk: 'low',
  why: 'It looks like a space, but programs and spreadsheets may not treat it as one.',
};
const fixedSpace: Verdict = {
  kind: 'space',
  risk: 'low',
  why: 'It prevents a line break. Web pages and word processors insert it; search may miss it.',
};

function joiner({ before, after }: Around): Verdict | null {
  const isMeant = JOINED.test(before) || JOINED.test(after) || (EMOJI_PART.test(before) && EMOJI_PART.test(after));
  return isMeant ? null : unseen;
}

/** What a hidden character is where it stands; `null` where it belongs there. */
export function hiddenKind(character: string, around: Around): Verdict | null {
  const [, verdict = unseen] = rules.find(([pattern]) => pattern.test(character)) ?? [];
  return typeof verdict === 'function' ? verdict(character, around) : verdict;
}
