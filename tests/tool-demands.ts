import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { fileOutputs, toolFacts } from '#kit/facts';
import { field } from '#kit/field';
import { toJsonSchema } from '#kit/json-schema';
import type { Ports } from '#kit/ports';
import type { ToolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { isSlug } from '#lib/slug';
import { loadTool } from '#main/load-tools';
import { createFakePorts } from './fake-ports.ts';

const icons = join(import.meta.dirname, '../node_modules/lucide-static/icons');

const SECTIONS = ['What it does', 'How it works', 'Limits', 'Privacy', 'Questions people ask'];
const LONGEST_FILE = 350;

/** What is demanded of every tool folder, as tests. `slug` names the folder in `directory`. */
export function describeTool(slug: string, directory: string): void {
  const folder = join(directory, slug);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  describe(slug, () => {
    it('is named in kebab-case', () => {
      expect(slug).toSatisfy(isSlug);
    });

    it.each(['tool.ts', 'run.ts', 'about.md'])('has %s', (file) => {
      expect(existsSync(join(folder, file))).toBe(true);
    });

    it(`has no file of more than ${LONGEST_FILE} lines, data apart`, () => {
      const sources = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.data\.ts$/.test(file));
      expect(sources.filter((file) => read(file).split('\n').length > LONGEST_FILE)).toEqual([]);
    });

    it('explains itself in about.md', () => {
      const about = read('about.md');
      const headings = [...about.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      // The first says what it is; the others are there where there is something to say.
      expect(headings).toEqual(SECTIONS.filter((section) => section === SECTIONS[0] || headings.includes(section)));
      expect(about).not.toMatch(/^# /m);
      if (headings.includes('Questions people ask')) expect(about).toMatch(/^### .+\?$/m);
    });

    describe('definition', () => {
      let entry: ToolEntry;
      let ports: Ports;
      beforeAll(async () => {
        entry = await loadTool(slug, directory);
        ports = await createFakePorts([entry]);
      });

      it('says what it is in texts of the right length', () => {
        const { title, summary, keywords, labels } = entry.tool;
        expect(title).toMatch(/^\S.{1,38}\S$/);
        expect(summary).toMatch(/^\p{Lu}.{38,158}\.$/u);
        expect(new Set(keywords).size).toBe(keywords.length);
        expect(keywords.length).toBeGreaterThanOrEqual(3);
        expect(labels.action).toMatch(/^\S.{1,28}\S$/);
        expect(labels.busy).toMatch(/^\S.*\.\.\.$/);
        for (const notice of [labels.done, labels.failed]) expect(notice).toMatch(/^\p{Lu}.{4,78}[^.\s]$/u);
      });

      it('has an icon that there is', () => {
        expect(existsSync(join(icons, `${entry.tool.icon}.svg`)), entry.tool.icon).toBe(true);
      });

      it('has schemas that JSON Schema can say', () => {
        expect(toJsonSchema(entry.tool.input, 'input').type).toBe('object');
        expect(toJsonSchema(entry.tool.output, 'output').type).toBe('object');
      });

      it('says which output is the file that it makes, for commands to save and agents to be given', () => {
        expect(fileOutputs(entry)).toHaveLength('expiresAt' in entry.tool.output.shape ? 1 : 0);
      });

      it('has facts that a page can be given as JSON', () => {
        const facts = toolFacts(entry);
        expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
      });

      it('labels every input field', () => {
        const unlabelled = Object.entries(entry.tool.input.shape).filter(([, schema]) => !field.get(schema)?.label);
        expect(unlabelled.map(([name]) => name)).toEqual([]);
      });

      it('makes a field count by values that another field can have', () => {
        const { inputs } = toolFacts(entry);
        const possible = new Map(
          inputs.map(({ name, type, options, names = {} }) => [
            name,
            type === 'boolean' ? ['true', 'false'] : (options ?? Object.keys(names)),
          ]),
        );
        const named = inputs.flatMap(({ when = {} }) => Object.entries(when));
        const unknown = named.filter(([name, values]) => !values.every((value) => possible.get(name)?.includes(value)));
        expect(unknown).toEqual([]);
        // A field whose value must be there cannot be left out.
        expect(inputs.filter(({ when, required }) => when && required)).toEqual([]);
      });

      it('shows no record as JSON', () => {
        const { properties = {} } = toJsonSchema(entry.tool.output, 'output');
        const shown = toolFacts(entry).outputs.filter(({ display }) => display === 'text' || display === 'list');
        const records = shown.filter(({ name, words }) => isRecord(properties[name]) && words === undefined);
        const lists = shown.filter(({ name }) => isRecord(itemsOf(properties[name])));
        expect([...records, ...lists].map(({ name }) => name)).toEqual([]);
      });

      it('answers its examples', async () => {
        for (const { name, input, output: expected } of entry.tool.examples) {
          const output = await execute(entry, input, { ports });
          if (expected) expect(output, name).toMatchObject(expected);
          expect(entry.tool.output.parse(output), name).toEqual(output);
          expect(JSON.parse(JSON.stringify(output)), name).toEqual(output);
        }
      });

      it('is held to what it answers: by a test of its own, an example, or the port of its family', () => {
        const { examples, needs } = entry.tool;
        const isHeld = existsSync(join(folder, 'tool.test.ts')) || examples.some(({ output }) => output !== undefined);
        expect(isHeld || needs.includes('images')).toBe(true);
      });

      it('refuses missing input in a sentence', async () => {
        if (required(entry).length > 0) await expectRefusal(execute(entry, {}, { ports }));
      });

      it.each(['', ' \n\t'])('refuses the blank input %j in a sentence, or answers it live', async (blank) => {
        if (required(entry).length === 0) return;
        const input = Object.fromEntries(required(entry).map((name) => [name, blank]));
        const answer = execute(entry, input, { ports });
        // A page that computes on every change has something to show for an empty field, such as a count of nothing.
        if (entry.tool.runsIn === 'browser' && (await answer.catch(() => undefined))) return;
        await expectRefusal(answer);
      });
    });
  });
}

function required({ tool }: ToolEntry): readonly string[] {
  return toJsonSchema(tool.input, 'input').required ?? [];
}

/** A sentence of ours: the validator's own words, which are not written for people, begin otherwise. */
async function expectRefusal(answer: Promise<unknown>): Promise<void> {
  const error = await answer.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ToolError);
  expect(error).toMatchObject({ code: 'invalid-input' });
  expect(error).toHaveProperty('message', expect.stringMatching(/^(?!Invalid |Too )\p{Lu}\S* .{6,}/u));
}

/** A schema of objects, or of objects and null. */
function isRecord(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, anyOf } = schema as { type?: unknown; anyOf?: readonly unknown[] };
  return type === 'object' || (anyOf ?? []).some(isRecord);
}

function itemsOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { items, anyOf = [] } = schema as { items?: unknown; anyOf?: readonly unknown[] };
  return items ?? anyOf.map(itemsOf).find((each) => each !== undefined);
}
