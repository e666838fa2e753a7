interface EachOptions<T> {
  isWrong: (each: T) => boolean;
  /** In a sentence, by those that are wrong and the number of all. */
  say: (wrong: readonly T[], all: number) => string;
  /** The place of one, as short as it can be found by. */
  where: (each: T) => string;
}

/** What a check says that looks at each thing of a kind by itself. Without any, it does not apply. */
export function judgeEach<T>(all: readonly T[], { isWrong, say, where }: EachOptions<T>) {
  if (all.length === 0) return 'does-not-apply' as const;
  const wrong = all.filter(isWrong);
  return wrong.length === 0 ? ('passed' as const) : [{ detail: say(wrong, all.length), where: wrong.map(where) }];
}
