import { materials } from './materials.ts';

/** How a hostile web server misbehaves beyond what it says. */
export const manners = ['endless', 'slow', 'silent', 'round', 'headers', 'bomb', 'broken', 'huge'] as const;

export type Manner = (typeof manners)[number];

/** What the servers are to answer: it is in the name they are asked for. */
export interface Served {
  material: number;
  /** UTF-16 units of the material, each time it is in the answer. */
  size: number;
  manner?: Manner | undefined;
}

/** A host where everything is as it should be. */
export const CALM = 'calm.test';

const FORM = /h(\d+)-(\d+)(?:-([a-z]+))?\.(?:test|example)/;

/** A registrable name. Names under `.test` have RDAP, those under `.example` WHOIS alone. */
export function nameOf({ material, size, manner }: Served): string {
  return `h${material}-${size}${manner ? `-${manner}` : ''}.${material % 2 === 0 ? 'test' : 'example'}`;
}

/** What a name, or an address or a question with one, is to be answered with; nothing when it has no such name. */
export function servedIn(text: string): (Served & { text: string }) | undefined {
  const [, material, size, manner] = FORM.exec(text) ?? [];
  const known = materials[Number(material)];
  if (!known) return undefined;
  const served = { material: Number(material), size: Number(size), manner: manners.find((one) => one === manner) };
  return { ...served, text: known.of(served.size) };
}
