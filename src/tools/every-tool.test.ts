import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeTool } from '../../tests/tool-demands.ts';

const entries = readdirSync(import.meta.dirname, { withFileTypes: true });

describe('src/tools', () => {
  it('holds folders of tools, and nothing else but this test', () => {
    const others = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
    expect(others).toEqual(['every-tool.test.ts']);
  });
});

for (const entry of entries) if (entry.isDirectory()) describeTool(entry.name, import.meta.dirname);
