import { type KindName, watchKinds } from './watch-kinds.ts';

const audit = {
  title: 'A whole site, audited',
  help: 'Every week: what is new and what was fixed since the last audit, with its report.',
  takes: 'address',
  figure: { label: 'Score', unit: 'points' },
} as const;

/** What the page says of a kind. */
export function kindFacts(name: string): {
  title: string;
  help: string;
  takes: 'domain' | 'address';
  figure: { label: string; unit: string };
} {
  return isKind(name) ? watchKinds[name] : audit;
}

function isKind(name: string): name is KindName {
  return Object.hasOwn(watchKinds, name);
}
