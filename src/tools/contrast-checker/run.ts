import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { apca, contrastRatio, nearestPassing, seenBy, seenOver } from '#lib/colour/contrast';
import { type Colour, readColour } from '#lib/colour/read-colour';
import { type Sight, sights } from '#lib/colour/sights';
import { gamutOf, hexOf } from '#lib/colour/write-colour';
import type tool from './tool.ts';

/** What WCAG 2.2 asks of the ratio (1.4.3, 1.4.6, 1.4.11). */
const LEVELS = [
  { what: 'Large text, AA', needed: 3 },
  { what: 'Text, AA', needed: 4.5 },
  { what: 'Large text, AAA', needed: 4.5 },
  { what: 'Text, AAA', needed: 7 },
  { what: 'Controls and graphics, AA', needed: 3 },
] as const;
/** What APCA's own table for fluent reading asks of the lightness contrast. */
const READING = [
  { what: 'APCA, body text', needed: 75 },
  { what: 'APCA, other text', needed: 60 },
  { what: 'APCA, headings', needed: 45 },
] as const;
/** Goals that colours are looked for. */
const GOALS = [
  { goal: 'Large text, AA', ratio: 3, lightness: 0 },
  { goal: 'Text, AA', ratio: 4.5, lightness: 0 },
  { goal: 'Text, AAA', ratio: 7, lightness: 0 },
  { goal: 'APCA, body text', ratio: 0, lightness: 75 },
] as const;

const WHITE = colourOf('white', 'background');

const run: Run<typeof tool> = (input) => {
  const [given, ground] = [colourOf(input.color, 'color'), colourOf(input.background, 'background')];
  const background = seenOver(ground, WHITE);
  const color = seenOver(given, background);
  const [ratio, lightness] = [contrastRatio(color, background), apca(color, background)];
  return {
    ratio: ratioDown(ratio),
    apca: rounded(lightness),
    shown: { color: hexOf(color), background: hexOf(background) },
    notes: notesOn(given, ground),
    levels: [
      ...LEVELS.map(({ what, needed }) => ({ what, needed: `${needed} : 1`, passes: ratio >= needed })),
      ...READING.map(({ what, needed }) => ({ what, needed: `Lc ${needed}`, passes: Math.abs(lightness) >= needed })),
    ],
    nearest: GOALS.flatMap((goal) => changesFor(goal, color, background)),
    sights: (Object.keys(sights) as Sight[]).map((sight) => {
      const [front, back] = [seenBy(color, sight), seenBy(background, sight)];
      return {
        name: sights[sight],
        color: hexOf(front),
        background: hexOf(back),
        ratio: ratioDown(contrastRatio(front, back)),
      };
    }),
  };
};

export default run;

function colourOf(text: string, field: 'color' | 'background'): Colour {
  const read = readColour(text);
  if (typeof read === 'string')
    throw new ToolError('invalid-input', `${field === 'color' ? 'Text' : 'Background'}: ${read}`, { field });
  return read;
}

/** Nothing is rounded up to what passes. */
const ratioDown = (ratio: number) => Math.floor(ratio * 100 + 1e-9) / 100;
const rounded = (value: number) => Math.round(value * 10) / 10 || 0;

/** The nearest text and the nearest background that reach a goal, where it is not reached. */
function changesFor({ goal, ratio, lightness }: (typeof GOALS)[number], color: Colour, background: Colour) {
  const reaches = (front: Colour, back: Colour) =>
    contrastRatio(front, back) >= ratio && Math.abs(apca(front, back)) >= lightness;
  if (reaches(color, background)) return [];
  const front = nearestPassing(color, (tried) => reaches(tried, background));
  const back = nearestPassing(background, (tried) => reaches(color, tried));
  const told = (change: string, made: Colour, [one, other]: readonly [Colour, Colour]) => ({
    goal,
    change,
    color: hexOf(made),
    ratio: ratioDown(contrastRatio(one, other)),
    apca: rounded(apca(one, other)),
  });
  return [
    ...(front ? [told('Text', front, [front, background])] : []),
    ...(back ? [told('Background', back, [color, back])] : []),
  ];
}

function notesOn(color: Colour, background: Colour): string[] {
  const outside = [color, background].some((each) => gamutOf(each) !== 'sRGB');
  return [
    ...(color.alpha < 1 ? ['The text is transparent: it was judged as it looks on the background.'] : []),
    ...(background.alpha < 1 ? ['The background is transparent: white was taken to be behind it.'] : []),
    ...(outside ? ['A color is outside sRGB: the nearest one in it was judged.'] : []),
  ];
}
