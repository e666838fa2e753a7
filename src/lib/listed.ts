const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** "a", "a and b", "a, b and c"; or with "or". */
export function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return lists[last].format(items);
}
