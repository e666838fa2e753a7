import type { Sited } from './facts.ts';
import type { Place } from './places.ts';

interface EachOptions<T> {
  isWrong: (each: T) => boolean;
  /** In a sentence, by those that are wrong and the number of all. */
  say: (wrong: readonly T[], all: number) => string;
  /** What is said of the place of one, where its tag says too little. */
  where?: (each: T) => Place;
}

/** What a check says that looks at each thing of a kind by itself. Without any, it does not apply. */
export function judgeEach<T extends Sited>(
  all: readonly T[],
  { isWrong, say, where = (each) => each }: EachOptions<T>,
) {
  if (all.length === 0) return 'does-not-apply' as const;
  const wrong = all.filter(isWrong);
  return wrong.length === 0
    ? ('passed' as const)
    : [{ detail: say(wrong, all.length), where: wrong.map((each) => where(each)) }];
}
