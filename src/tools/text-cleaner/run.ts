import type { Run, ToolInput } from '#kit/define-tool';
import { withEmptyLines, withoutBreaks, withoutEdges, withSingleSpaces, withWholeParagraphs } from './lines.ts';
import { type Cleaned, type Rule, ruleNames } from './rules.ts';
import {
  replacing,
  withoutAccents,
  withoutEmoji,
  withoutInvisible,
  withPlainDashes,
  withPlainLetters,
  withPlainSpaces,
  withStraightQuotes,
} from './signs.ts';
import type tool from './tool.ts';
import { withoutTags } from './without-tags.ts';

type Input = ToolInput<typeof tool>;
type Step = (text: string, input: Input) => Cleaned | Promise<Cleaned>;

/** How each rule is carried out, in the order of their names. */
const steps: Readonly<Record<Rule, Step>> = {
  html: withoutTags,
  invisible: withoutInvisible,
  letters: withPlainLetters,
  emoji: withoutEmoji,
  quotes: withStraightQuotes,
  dashes: withPlainDashes,
  accents: withoutAccents,
  oddSpaces: withPlainSpaces,
  tabs: (text) => replacing(text, /\t/g, () => ' '),
  spaces: withSingleSpaces,
  edges: withoutEdges,
  breaks: (text, { breaks }) => (breaks === 'paragraphs' ? withWholeParagraphs(text) : withoutBreaks(text)),
  blank: (text, { blank }) => withEmptyLines(text, blank === 'one' ? 1 : 0),
};

const run: Run<typeof tool> = async (input, _ports, { report }) => {
  const chosen = Object.entries(steps).filter(([rule]) => isChosen(rule, input));
  // Line ends of Windows and of old Macs are made even without a word: no rule could tell them apart.
  let text = input.text.replace(/\r\n?/g, '\n');
  const rules: { rule: string; changes: number }[] = [];
  for (const [rule, clean] of chosen) {
    const cleaned = await clean(text, input);
    text = cleaned.text;
    rules.push({ rule: nameOf(rule), changes: cleaned.changes });
    report({ share: rules.length / chosen.length });
  }
  return {
    text,
    changes: rules.reduce((sum, { changes }) => sum + changes, 0),
    shorter: input.text.length - text.length,
    rules,
  };
};

export default run;

function isChosen(rule: string, input: Input): boolean {
  if (rule === 'breaks') return input.breaks !== 'keep';
  if (rule === 'blank') return input.blank !== 'keep';
  return Reflect.get(input, rule) === true;
}

function nameOf(rule: string): string {
  return Object.entries(ruleNames).find(([name]) => name === rule)?.[1] ?? rule;
}
