/**
 * Milliseconds for which this thread worked on a job. Whatever else the machine does meanwhile is no fault of the job, and is
 * not counted; nor is what the job leaves to other threads. A slow machine's are converted: a bar is the same everywhere.
 */
export async function ownTime(job: () => unknown): Promise<number> {
  const before = worked();
  await job();
  return (worked() - before) / slowness();
}

/** Milliseconds of this thread's work for which a job kept everybody else on the thread waiting, at most at a time. */
export async function longestTurn(job: () => unknown): Promise<number> {
  let began = worked();
  let longest = 0;
  let isOver = false;
  const look = () => {
    longest = Math.max(longest, worked() - began);
    began = worked();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await job();
  isOver = true;
  look();
  return longest / slowness();
}

/** Milliseconds that the machine on which the bars were set works on the measure, and how often it is taken. */
const MEASURE = 8;
const TRIES = 5;
let known: number | undefined;

/** How many times as long as there this machine takes for the same work; never less than 1. */
export function slowness(): number {
  known ??= Math.max(1, Math.min(...Array.from({ length: TRIES }, timeOfMeasure)) / MEASURE);
  return known;
}

/** What programs of this kind do: texts, lists and figures. */
function timeOfMeasure(): number {
  const before = worked();
  const words = Array.from({ length: 20_000 }, (_, index) => `w${(index * 7919).toString(36)}`);
  const counts = new Map<string, number>();
  for (const word of words.join(' ').split(' ')) counts.set(word.slice(0, 3), (counts.get(word.slice(0, 3)) ?? 0) + 1);
  JSON.parse(JSON.stringify([...counts, ...words.sort()]));
  return worked() - before;
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
