import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { clean, cleaning, everyWay, harmIn, type SeenElement, surroundings, vectors } from './vectors/vectors.ts';

/** The elements of a page as the HTML standard reads it, wherever they are. */
function elementsOf(html: string, scriptingEnabled: boolean): SeenElement[] {
  const found: SeenElement[] = [];
  const open: DefaultTreeAdapterTypes.ChildNode[] = [...parse(html, { scriptingEnabled }).childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('tagName' in node)) continue;
    const attributes = node.attrs.map(
      ({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const,
    );
    found.push({ name: node.tagName.toLowerCase(), attributes });
    open.push(...node.childNodes);
    if ('content' in node) open.push(...node.content.childNodes);
  }
  return found;
}

/** Harm in a text pasted into each surroundings, read with and without scripts. */
function harmsOf(html: string): string[] {
  const read = surroundings.flatMap(([before, after]) =>
    [true, false].flatMap((scripting) => elementsOf(before + html + after, scripting)),
  );
  return read.flatMap((element) => harmIn(element) ?? []);
}

describe('HTML that is promised to be safe', () => {
  it('is judged by one who sees what the vectors do', () => {
    const seen = vectors.filter(({ html }) => harmsOf(html).length > 0).length;
    expect(seen).toBeGreaterThan(vectors.length / 2);
  });

  it.each(vectors)('holds nothing that runs: $name', async ({ html }) => {
    for (const made of await everyWay(html)) expect(harmsOf(made), made).toEqual([]);
  });

  it('holds nothing that runs, and stays as it is, when pieces of the vectors come in any order', async () => {
    const pieces = vectors.flatMap(({ html }) => html.match(/<[^>]*>?|[^<]+/g) ?? []);
    // Numbers that are the same in every run: a generator's steps (Numerical Recipes, 7.1).
    let state = 1;
    const below = (count: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    for (let times = 0; times < 1_000; times += 1) {
      const html = Array.from({ length: 2 + below(14) }, () => pieces[below(pieces.length)]).join('');
      const options = cleaning[below(cleaning.length)] ?? {};
      const once = html.trim() === '' ? '' : await clean(html, options);
      expect(harmsOf(once), html).toEqual([]);
      expect(once.trim() === '' ? once : await clean(once, options), html).toBe(once);
    }
  });

  it('stays as it is when it is cleaned again', async () => {
    const changed: string[] = [];
    for (const { name, html } of vectors) {
      for (const options of cleaning) {
        const once = await clean(html, options);
        const twice = once === '' ? '' : await clean(once, options);
        if (twice !== once) changed.push(`${name} ${JSON.stringify(options)}\n${once}\n${twice}`);
      }
    }
    expect(changed).toEqual([]);
  });
});
