import { FILE_HEADERS_ONLY, formatPatch } from 'diff';
import { normalised } from '#lib/text/fold-case';

/** A line as a patch has it. */
export interface PatchLine {
  text: string;
  /** Whether a line break follows. */
  isEnded: boolean;
}

const CONTEXT = 3;
const NO_END = '\\ No newline at end of file';

interface Step {
  sign: ' ' | '-' | '+';
  line: PatchLine;
}

/** The unified patch that makes `before` into `after`; empty when they are the same. `partners`: see `align`. */
export function patchOf(before: readonly PatchLine[], after: readonly PatchLine[], partners: Int32Array): string {
  const steps = stepsOf(before, after, partners);
  const hunks: Hunk[] = [];
  let [old, fresh, quiet] = [1, 1, Number.POSITIVE_INFINITY];
  for (const [at, { sign }] of steps.entries()) {
    if (sign !== ' ') {
      // A gap that the context of both sides would fill belongs to one hunk.
      if (quiet > 2 * CONTEXT || hunks.length === 0) {
        const lead = Math.min(CONTEXT, quiet, at);
        hunks.push(new Hunk(old - lead, fresh - lead));
        for (const step of steps.slice(at - lead, at)) hunks.at(-1)?.add(step);
      } else for (const step of steps.slice(at - quiet, at)) hunks.at(-1)?.add(step);
      const step = steps[at];
      if (step) hunks.at(-1)?.add(step);
      quiet = 0;
    } else quiet += 1;
    // What follows a hunk is added once it is known whether another change is near.
    if (quiet === 2 * CONTEXT + 1)
      for (const step of steps.slice(at - 2 * CONTEXT, at - CONTEXT)) hunks.at(-1)?.add(step);
    if (sign !== '+') old += 1;
    if (sign !== '-') fresh += 1;
  }
  if (quiet <= 2 * CONTEXT) {
    const end = steps.length - quiet;
    for (const step of steps.slice(end, end + Math.min(CONTEXT, quiet))) hunks.at(-1)?.add(step);
  }
  if (hunks.length === 0) return '';
  const patch = {
    ...{ oldFileName: 'original.txt', newFileName: 'changed.txt', oldHeader: undefined, newHeader: undefined },
    hunks: hunks.map(({ oldStart, newStart, oldLines, newLines, lines }) => ({
      oldStart,
      newStart,
      oldLines,
      newLines,
      lines,
    })),
  };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

class Hunk {
  oldLines = 0;
  newLines = 0;
  readonly lines: string[] = [];
  readonly oldStart: number;
  readonly newStart: number;

  constructor(oldStart: number, newStart: number) {
    this.oldStart = oldStart;
    this.newStart = newStart;
  }

  add({ sign, line }: Step): void {
    this.lines.push(sign + line.text);
    if (!line.isEnded) this.lines.push(NO_END);
    if (sign !== '+') this.oldLines += 1;
    if (sign !== '-') this.newLines += 1;
  }
}

function stepsOf(before: readonly PatchLine[], after: readonly PatchLine[], partners: Int32Array): Step[] {
  const steps: Step[] = [];
  let next = 0;
  let pending: Step[] = [];
  const flush = () => {
    for (const step of pending.splice(0)) steps.push(step);
  };
  for (const [at, line] of before.entries()) {
    const partner = partners[at] ?? -1;
    const other = after[partner];
    if (!other) {
      steps.push({ sign: '-', line });
      continue;
    }
    for (; next < partner; next += 1) pending.push(plus(after[next]));
    next += 1;
    flush();
    if (other.isEnded === line.isEnded && !isRewritten(line.text, other.text)) steps.push({ sign: ' ', line });
    else {
      steps.push({ sign: '-', line });
      pending = [plus(other)];
    }
  }
  flush();
  for (; next < after.length; next += 1) steps.push(plus(after[next]));
  return steps;
}

/** Whether two lines are the same letters in another Unicode form: a patch has to write that, or it would not make the text. */
function isRewritten(before: string, after: string): boolean {
  return before !== after && normalised(before) === normalised(after);
}

function plus(line: PatchLine = { text: '', isEnded: true }): Step {
  return { sign: '+', line };
}
