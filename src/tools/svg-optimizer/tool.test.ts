import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('svg-optimizer', tool, run);
const optimize = async (text: string, options: object = {}) =>
  tool.output.parse(await execute(entry, { text, ...options }, {}));
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${more}>${inside}</svg>`;
const shape = '<path d="M0 0h9v9H0z"/>';

describe('svg-optimizer', () => {
  it('makes a drawing smaller, and keeps its viewBox and title', async () => {
    const { text, sizes } = await optimize(
      svg(`<!-- x --><title>A</title><g><g>${shape}</g></g>`, ' width="10" height="10"'),
    );
    expect(text).toContain('viewBox="0 0 10 10"');
    expect(text).toContain('<title>A</title>');
    expect(text).not.toContain('<!--');
    expect(sizes[0]?.after).toBe(text.length);
    expect(sizes[0]?.saved).toBeGreaterThan(0);
  });

  it.each([
    `<script>alert(1)</script>${shape}`,
    `<script href="https://evil.example/x.js"/>${shape}`,
    `<g onclick="alert(1)" onmadeup="alert(1)">${shape}</g>`,
    `<a href="javascript:alert(1)">${shape}</a>`,
    `<a xlink:href=" java&#10;script:alert(1)">${shape}</a>`,
    `<a href="#a"><set attributeName="href" to="javascript:alert(1)"/>${shape}</a>`,
    `<a><animate attributeName="xlink:href" values="javascript:alert(1)"/>${shape}</a>`,
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/><iframe src="javascript:alert(1)"/></body></foreignObject>${shape}`,
    `<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${shape}`,
    `<use href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"/>${shape}`,
  ])('takes scripts out: %s', async (inside) => {
    const { text, removed } = await optimize(svg(inside));
    expect(text).not.toMatch(/alert|evil/);
    expect(removed).toBeGreaterThan(0);
    expect((await optimize(text)).removed).toBe(0);
  });

  it('leaves scripts and IDs where it is told to', async () => {
    const text = svg(`<script>a()</script><path id="longname" d="M0 0h9"/>`);
    const kept = await optimize(text, { scripts: false, ids: false });
    expect(kept.text).toContain('a()');
    expect(kept.text).toContain('longname');
    expect(kept.removed).toBe(0);
  });

  it('lists what is loaded from elsewhere', async () => {
    const inside = `<image href="https://pics.example/a.png" width="5" height="5"/><path fill="url(https://pics.example/b.svg#g)" d="M0 0h9v9z"/><a href="https://link.example">${shape}</a>`;
    expect((await optimize(svg(inside))).outside).toEqual([
      'https://pics.example/a.png',
      'https://pics.example/b.svg#g',
    ]);
  });

  it('leaves plugins of the preset out by their names, and refuses others', async () => {
    const text = svg(`<!--! kept -->${shape}<!-- also -->`);
    expect((await optimize(text, { without: 'removeComments' })).text).toContain('also');
    await expect(optimize(text, { without: 'rm -rf' })).rejects.toThrow('There is no SVGO plugin “rm -rf”.');
    await expect(optimize(text, { prefix: '"><script>' })).rejects.toThrow('prefix of letters');
  });

  it.each(['hello', '<p>no</p>', '<svg', '<svg><g></svg>', '<html><svg></svg></html>'])('refuses %j', async (text) => {
    await expect(optimize(text)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('bounds entities that multiply', async () => {
    const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "ha">${levels.join('')}]>${svg('<text>&e12;</text>')}`;
    const begun = performance.now();
    await optimize(bomb).catch(() => undefined);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
