import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { toolEntry } from '#kit/registry';
import { samplePdf } from '../../tests/servers/sample-pdf.ts';
import { parseArguments } from './parse-arguments.ts';
import { readInput } from './read-input.ts';
import { toCommand } from './tool-command.ts';
import { commandHelp } from './tool-help.ts';

const given = z.object({ title: z.string(), text: z.string() });
const tool = defineTool({
  ...{ title: 'Compare', summary: 'Hold texts against each other.', category: 'content', icon: 'hash' },
  ...{ runsIn: 'server', keywords: '', needs: [] },
  labels: { action: 'Go', busy: 'Going', done: 'Done well', failed: 'Failed' },
  input: z.object({
    text: z.string().register(field, { label: 'Text', control: 'textarea' }),
    sources: z.array(z.string()).optional().register(field, { label: 'Sources' }),
    others: z.array(given).default([]).register(field, { label: 'Others', control: 'texts' }),
  }),
  output: z.object({ words: z.number() }),
  examples: [{ name: 'One', input: { text: 'a', sources: [], others: [{ title: 'b', text: 'c' }] } }],
});
const command = toCommand(toolEntry('compare-texts', tool, () => ({ words: 0 })));

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'read-input-'));
  await writeFile(join(directory, 'notes.md'), '# On pears\n\nPears are *green*.');
  await writeFile(join(directory, 'blank.txt'), ' ');
  await writeFile(join(directory, 'bob.pdf'), samplePdf({ pages: [['Apples are red.']] }));
});
afterAll(() => rm(directory, { recursive: true }));

function read(...args: string[]) {
  const stdin = Object.assign(nothing(), { isTTY: true });
  const storeFile = () => Promise.reject(new Error('This is no picture.'));
  return readInput(command, parseArguments(command, args), { stdin, directory, storeFile });
}

async function* nothing() {}

it('takes texts as the paths of files, or as JSON', async () => {
  expect(await read('a', '--others', 'notes.md', '--others={"title":"b","text":"c"}')).toEqual({
    text: 'a',
    others: [
      { title: 'On pears', text: 'On pears\n\nPears are green.' },
      { title: 'b', text: 'c' },
    ],
  });
});

it('reads the text of a PDF file', async () => {
  expect(await read('--file', 'bob.pdf')).toEqual({ text: expect.stringMatching(/^Apples are red\.\s*$/) });
});

it('knows an empty list from none', async () => {
  expect(await read('a', '--no-sources')).toEqual({ text: 'a', sources: [] });
  expect(await read('a', '--sources', 'One', '--sources', 'Two')).toEqual({ text: 'a', sources: ['One', 'Two'] });
  const help = commandHelp(command);
  expect(help).toContain('none with --no-sources');
  expect(help).toContain(`clearkit compare-texts --text a --no-sources --others '{"title":"b","text":"c"}'`);
});

it.each([
  ['gone.txt', 'gone.txt: there is no such file.'],
  ['blank.txt', 'blank.txt holds no text.'],
  ['{"title":', '{"title": is not valid JSON.'],
])('says what is wrong with %s', async (value, message) => {
  await expect(async () => read('a', `--others=${value}`)).rejects.toMatchObject({ code: 'invalid-input', message });
});
