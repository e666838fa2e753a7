import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createBuiltInRewriter } from '#ports/rewriter/built-in';
import type { RewriteRequest, Rewriter } from '#ports/rewriter/port';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('article-rewriter', tool, run);
const builtIn = createBuiltInRewriter();
const rewrite = async (input: object, rewriter: Rewriter = builtIn) =>
  tool.output.parse(await execute(entry, input, { ports: { rewriter } }));

/** Says "wall" as "rampart", and nothing else. */
function wallRewriter() {
  const asked: RewriteRequest[] = [];
  const rewriter: Rewriter = {
    leaves: () => 'The text goes to some-model.',
    rewrite: async (request) => {
      asked.push(request);
      request.onProgress?.(0.5);
      request.onProgress?.(0.501);
      const pieces = [...request.text.matchAll(/(\s*)(\S[^\n]*?\.(?=\s|$)|\S[^\n]*|$)/g)];
      const sentences = pieces.map(([, space = '', source = '']) => {
        const text = source.replaceAll('wall', 'rampart');
        return {
          space,
          source,
          text,
          alternatives: [],
          changed: 0,
          ...(text === source && { kept: 'unsure' as const }),
        };
      });
      return { sentences, engine: 'some-model', note: 'The other one did not answer.' };
    },
  };
  return { asked, rewriter };
}

const markdown =
  '# The wall\n\nThe *old wall* is in [the town](https://x.example/wall).\n\n```\nthe wall\n```\n\n- wall\n- It has no gate.\n';

describe('article-rewriter', () => {
  it('says so of a short text that names make look foreign', async () => {
    const { note } = await rewrite({ text: 'Olivetti took a controlling stake in Acorn Computers in September.' });
    expect(note).toBe('The text is short and looks like Italian. It was rewritten as English.');
  });

  it('rewrites the prose of a Markdown document, and counts what it did', async () => {
    const output = await rewrite({ text: markdown, seed: 4 }, wallRewriter().rewriter);
    expect(output).toEqual({
      rewrittenText: markdown.replace('*old wall*', '*old rampart*'),
      format: 'markdown',
      passages: [
        { kind: 'heading', sentences: [{ space: '', source: 'The wall', text: 'The wall' }] },
        {
          kind: 'paragraph',
          sentences: [{ space: '', source: 'The old wall is in the town.', text: 'The old rampart is in the town.' }],
        },
        {
          kind: 'item',
          sentences: [{ space: '', source: 'It has no gate.', text: 'It has no gate.', kept: 'unsure' }],
        },
      ],
      changedShare: 0.091,
      words: { before: 11, after: 11 },
      grade: { before: expect.any(Number), after: expect.any(Number) },
      passageCount: { rewritten: 1, kept: 1 },
      engine: 'some-model',
      note: 'The other one did not answer.',
      seed: 4,
      mode: 'standard',
      strength: 50,
    });
  });

  it('asks for the prose only, with every option, and for the same words throughout', async () => {
    const { asked, rewriter } = wallRewriter();
    await rewrite({ text: markdown, mode: 'short', strength: 7, locked: ['old wall'], seed: 3 }, rewriter);
    expect(asked).toMatchObject([
      {
        text: 'The old wall is in the town.\nIt has no gate.',
        mode: 'short',
        strength: 7,
        locked: ['old wall'],
        seed: 3,
        isConsistent: true,
      },
    ]);
  });

  it('reads a text as what it is said to be', async () => {
    const text = '<p>The wall is *the wall* here.</p>';
    const { rewriter } = wallRewriter();
    const of = async (format: string) => (await rewrite({ text, format }, rewriter)).rewrittenText;
    expect(await of('auto')).toBe('<p>The rampart is *the rampart* here.</p>');
    expect(await of('html')).toBe('<p>The rampart is *the rampart* here.</p>');
    await expect(of('markdown')).rejects.toMatchObject({ code: 'unsupported' });
    expect((await rewrite({ text: 'the wall', format: 'text' }, rewriter)).rewrittenText).toBe('the rampart');
  });

  it('says how far it is, in whole percents', async () => {
    const heard: object[] = [];
    const { rewriter } = wallRewriter();
    await execute(entry, { text: markdown }, { ports: { rewriter }, onProgress: (news) => heard.push(news) });
    expect(heard).toEqual([
      { share: 0, stage: 'Reading the document' },
      { share: 0.05, stage: 'Rewriting' },
      { share: 0.47, stage: 'Rewriting' },
      { share: 0.9, stage: 'Putting the document together' },
      { share: 0.95, stage: 'Counting what changed' },
    ]);
  });

  it('keeps the structure of its own examples, whatever the engine finds', async () => {
    const [post, news] = await Promise.all(tool.examples.slice(0, 2).map(({ input }) => rewrite(input)));
    expect(post?.format).toBe('markdown');
    for (const kept of [
      '# How to choose a bike\n\n',
      '[size guide](https://example.com/sizes)',
      '\n- Frame: steel or aluminium\n',
      '> The best bike is the one you ride.\n',
      '`bike --check`',
      '2024',
    ]) {
      expect(post?.rewrittenText).toContain(kept);
    }
    expect(news?.format).toBe('html');
    expect(news?.rewrittenText.match(/<[^>]*>/g)).toEqual(tool.examples[1]?.input.text.match(/<[^>]*>/g));
    for (const { passageCount } of [post, news].filter((output) => output !== undefined)) {
      expect(passageCount.rewritten).toBeGreaterThan(1);
    }
  });

  it('stops when the caller has gone', async () => {
    const controller = new AbortController();
    const rewriting = execute(
      entry,
      { text: 'The wall was built by the town. '.repeat(2_000) },
      {
        ports: { rewriter: builtIn },
        signal: controller.signal,
        onProgress: () => controller.abort(),
      },
    );
    await expect(rewriting).rejects.toMatchObject({ code: 'cancelled' });
  });

  it.each([
    [{ text: ' \n' }, 'invalid-input', 'Please enter some text to rewrite'],
    [{}, 'invalid-input', 'Please enter some text to rewrite'],
    [{ text: 'x', format: 'pdf' }, 'invalid-input', 'The format must be auto, text, markdown or html'],
    [{ text: 'x', strength: 101 }, 'invalid-input', 'The strength must be a whole number from 0 to 100'],
    [{ text: '# The old wall is here' }, 'unsupported', expect.stringContaining('no running text')],
    [
      { text: 'Die Firma hat im letzten Jahr eine große Brücke über den Fluss gebaut.' },
      'unsupported',
      expect.stringContaining('English'),
    ],
  ])('refuses %j', async (input, code, message) => {
    await expect(rewrite(input)).rejects.toMatchObject({ code, message });
  });
});
