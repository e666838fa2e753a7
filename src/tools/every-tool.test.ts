import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeTool } from '../../tests/tool-demands.ts';

const entries = readdirSync(import.meta.dirname, { withFileTypes: true });

describe('src/tools', () => {
  it('holds folders of tools, and nothing else but this test', () => {
    const others = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
    expect(others).toEqual(['every-tool.test.ts']);
  });

  it('explains no tool in the words of the template', () => {
    const template = join(import.meta.dirname, '../../scripts/new-tool/plain/about.md');
    const words = readFileSync(template, 'utf8');
    const untouched = entries.filter((entry) => {
      const about = join(import.meta.dirname, entry.name, 'about.md');
      return existsSync(about) && readFileSync(about, 'utf8') === words;
    });
    expect(untouched.map(({ name }) => name)).toEqual([]);
  });
});

for (const entry of entries) if (entry.isDirectory()) describeTool(entry.name, import.meta.dirname);
