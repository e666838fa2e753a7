import * as z from 'zod';

/** Ways to say the sentence with that number. */
interface Answer {
  n: number;
  ways: string[];
}

const answer = z.object({ n: z.int(), ways: z.array(z.string()) });
/** A list of all of them is what some models make of it. */
const answers = z.union([answer.transform((one) => [one]), z.array(answer)]);

interface AnswerReader {
  /** The answers that are whole with this piece. */
  read(text: string): Answer[];
  /** What is left when nothing more comes. */
  end(): Answer[];
}

/** Reads JSON lines out of what a model says, each as soon as it is whole; whatever else it says is left out. */
export function createAnswerReader(): AnswerReader {
  let rest = '';
  return {
    read(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      return lines.flatMap(answersOf);
    },
    end: () => answersOf(rest),
  };
}

function answersOf(line: string): Answer[] {
  return line.split(/(?<=\})\s*(?=\{"n")/).flatMap((text) => {
    const whole = text.trim().replace(/,$/, '');
    if (!/^[{[]/.test(whole)) return [];
    const parsed = answers.safeParse(jsonOf(whole));
    return parsed.success ? parsed.data : [];
  });
}

/** `undefined` for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
