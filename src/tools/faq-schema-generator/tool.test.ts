import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('faq-schema-generator', tool, run);
const answer = async (input: object) => tool.output.parse(await execute(entry, input));
const whole = { question: 'Why?', answer: 'Because.' };

describe('faq-schema-generator', () => {
  it('lets no answer end the script, nor break the JSON', async () => {
    const hostile = '</script><script>alert("1")</script> \\ " \u2028';
    const { code } = await answer({ entries: [{ question: hostile, answer: hostile }], html: true });
    expect(code?.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const json = code?.replace(/^<script[^>]*>|<\/script>$/g, '') ?? '';
    expect(JSON.parse(json).mainEntity[0]).toMatchObject({
      name: hostile.trim(),
      acceptedAnswer: { text: hostile.trim() },
    });
  });

  it('leaves out what is half, and says so', async () => {
    const half = [{ question: 'Why?' }, { answer: 'So.' }];
    const { questions, findings } = await answer({ entries: [whole, ...half] });
    expect(questions).toBe(1);
    expect(findings[0]).toMatchObject({ severity: 'error', where: ['Why?', 'So.'] });
    expect(await answer({ entries: half })).toMatchObject({ code: null, preview: null, questions: 0 });
  });

  it.each([
    [{ entries: [whole, { ...whole, question: ' why? ' }] }, 'Duplicate question'],
    [{ entries: [{ ...whole, question: 'Prices' }] }, 'No question mark'],
    [{ entries: [{ ...whole, answer: '<table><tr></table>' }], html: true }, 'Tags that are not shown'],
    [{ entries: [{ ...whole, answer: 'a <b>b</b>' }] }, 'Tags that will be visible'],
  ])('finds in %j: %s', async (input, title) => {
    const { findings } = await answer(input);
    expect(findings.map((each) => each.title)).toEqual([title, 'Few sites get FAQ results']);
  });

  it('takes questions of other scripts for questions', async () => {
    const { findings } = await answer({
      entries: ['なぜですか？', 'لماذا؟'].map((question) => ({ ...whole, question })),
    });
    expect(findings.map((each) => each.title)).toEqual(['Few sites get FAQ results']);
  });

  it('refuses nothing at all', async () => {
    await expect(answer({ entries: [] })).rejects.toMatchObject({ field: 'entries' });
  });
});
