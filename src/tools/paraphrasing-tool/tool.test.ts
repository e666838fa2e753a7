import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createBuiltInRewriter } from '#ports/rewriter/built-in';
import type { RewriteRequest, Rewriter } from '#ports/rewriter/port';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('paraphrasing-tool', tool, run);
const ports = { rewriter: createBuiltInRewriter() };
const paraphrase = async (input: object, rewriter: Rewriter = ports.rewriter) =>
  tool.output.parse(await execute(entry, input, { ports: { rewriter } }));

const text =
  'If the weather is good, the children will play in the garden.\n\nAlthough she liked the house, she did not buy it in 2019. Der Zug nach Berlin ist heute leider nicht gekommen.';

/** Says what it was asked, and answers what it is told. */
const recorder = (answer: Awaited<ReturnType<Rewriter['rewrite']>>) => {
  const asked: RewriteRequest[] = [];
  const rewriter: Rewriter = {
    leaves: () => 'The text goes to some-model.',
    rewrite: async (request) => {
      asked.push(request);
      for (const share of [0.5, 0.501, 0.49, 0.51]) request.onProgress?.(share);
      return answer;
    },
  };
  return { asked, rewriter };
};

const answer = {
  sentences: [
    { space: '', source: 'He built a large house.', text: 'He built a big house.', alternatives: ['A'], changed: 0.2 },
    { space: '\n', source: 'Es regnet.', text: 'Es regnet.', alternatives: [], changed: 0, kept: 'language' as const },
  ],
  engine: 'some-model',
  note: 'The language model did not answer.',
};

describe('paraphrasing-tool', () => {
  it('puts the text together from its sentences, with what stands between them', async () => {
    const { paraphrasedText, sentences } = await paraphrase({ text });
    expect(sentences.map(({ space, source }) => space + source).join('')).toBe(text);
    expect(sentences.map((sentence) => sentence.space + sentence.text).join('')).toBe(paraphrasedText);
    expect(paraphrasedText).not.toBe(text);
    expect(paraphrasedText).toContain('2019');
    expect(paraphrasedText).toContain('\n\n');
  });

  it('gives the same for the same, and says by what it was made', async () => {
    const input = { text, mode: 'formal', strength: 80, seed: 7 };
    const first = await paraphrase(input);
    expect(await paraphrase(input)).toEqual(first);
    expect(first).toMatchObject({ mode: 'formal', strength: 80, seed: 7, engine: 'built-in', note: null });
  });

  it('hands on every option, and takes the middle where none is given', async () => {
    const { asked, rewriter } = recorder(answer);
    await paraphrase({ text: 'x', mode: 'short', strength: 0, locked: ['big house'], seed: 3 }, rewriter);
    await paraphrase({ text: 'x' }, rewriter);
    expect(asked).toMatchObject([
      { text: 'x', mode: 'short', strength: 0, locked: ['big house'], seed: 3 },
      { text: 'x', mode: 'standard', strength: 50, locked: [], seed: 1 },
    ]);
  });

  it('counts what changed, and names the engine and why it was that one', async () => {
    const output = await paraphrase({ text: 'x' }, recorder(answer).rewriter);
    expect(output).toMatchObject({
      paraphrasedText: 'He built a big house.\nEs regnet.',
      words: { before: 7, after: 7 },
      engine: 'some-model',
      note: 'The language model did not answer.',
    });
    expect(output.changedShare).toBe(0.143);
    expect(output.grade.before).toBeCloseTo(output.grade.after ?? 0, 5);
    expect(output.sentences.map(({ kept }) => kept)).toEqual([undefined, 'language']);
  });

  it('says how far it is, in whole percents', async () => {
    const heard: object[] = [];
    const { rewriter } = recorder(answer);
    await execute(entry, { text: 'x' }, { ports: { rewriter }, onProgress: (news) => heard.push(news) });
    expect(heard).toEqual([
      { share: 0, stage: 'Rewriting' },
      { share: 0.47, stage: 'Rewriting' },
      { share: 0.48, stage: 'Rewriting' },
      { share: 0.95, stage: 'Counting what changed' },
      { share: 0.97, stage: 'Counting what changed' },
      { share: 1, stage: 'Counting what changed' },
    ]);
  });

  it('says so before a tenth of the work is done, and again all along', async () => {
    // What is read once for all texts is no part of it.
    await execute(entry, { text }, { ports });
    // As a text comes: in paragraphs, and in one piece.
    for (const space of ['\n\n', ' ']) {
      const long = Array.from({ length: 400 }, (_, at) => `${text.split('\n')[0]} It was number ${at}.`).join(space);
      const before = process.threadCpuUsage();
      const spent: number[] = [];
      const onProgress = () => {
        const { user, system } = process.threadCpuUsage(before);
        spent.push(user + system);
      };
      await execute(entry, { text: long }, { ports, onProgress });
      onProgress();
      const all = spent.at(-1) ?? 0;
      const shares = [0, ...spent].map((time) => time / all);
      expect(shares[1]).toBeLessThan(0.1);
      const gaps = shares.slice(1).map((share, at) => share - (shares[at] ?? 0));
      expect(Math.max(...gaps)).toBeLessThan(0.3);
    }
  });

  it('rewrites a short text that names make look foreign, and says so', async () => {
    const { note } = await paraphrase({ text: 'Olivetti took a controlling stake in Acorn Computers in September.' });
    expect(note).toBe('The text is short and looks like Italian. It was rewritten as English.');
  });

  it('refuses a text that is not English, in words', async () => {
    const german =
      'Die Firma hat im letzten Jahr eine große Brücke über den Fluss gebaut, und die Stadt war sehr froh.';
    await expect(paraphrase({ text: german })).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringContaining('English'),
    });
  });

  it.each([
    [{ text: ' \n' }, 'Please enter some text to paraphrase'],
    [{}, 'Please enter some text to paraphrase'],
    [{ text, mode: 'wild' }, 'The mode must be standard, fluent, formal, simple or short'],
    [{ text, strength: 101 }, 'The strength must be a whole number from 0 to 100'],
    [{ text, strength: 1.5 }, 'The strength must be a whole number from 0 to 100'],
    [{ text, locked: 'a' }, 'The words to keep must be a list'],
    [{ text, seed: -1 }, 'The seed must be 0 or more'],
  ])('refuses %j', async (input, message) => {
    await expect(paraphrase(input)).rejects.toMatchObject({ code: 'invalid-input', message });
  });
});
