import { counted } from '../counted.ts';
import type { Place } from './places.ts';
import type { Sited } from './site-facts.ts';

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

/** What a check says that finds a fault of its own in each: the first one's words, and how many others there are. */
export function judgeFaults<T extends Sited>(
  all: readonly T[],
  faultOf: (each: T) => string | undefined,
  where: (each: T) => Place = (each) => each,
) {
  if (all.length === 0) return 'does-not-apply' as const;
  const wrong = all.flatMap((each) => {
    const fault = faultOf(each);
    return fault === undefined ? [] : [{ each, fault }];
  });
  const [first] = wrong;
  if (!first) return 'passed' as const;
  const others = wrong.length > 1 ? ` ${counted(wrong.length - 1, 'other is', 'others are')} wrong in this way.` : '';
  return [{ detail: first.fault + others, where: wrong.map(({ each }) => where(each)) }];
}
