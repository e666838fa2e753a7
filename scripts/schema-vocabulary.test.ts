import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { vocabularyFile } from './schema-vocabulary.ts';

const file = readFileSync(join(import.meta.dirname, '..', 'src/lib/structured-data/vocabulary.data.ts'), 'utf8');

it('knows the words of schema.org as the installed package does; else run node scripts/schema-vocabulary.ts', () => {
  expect(file).toBe(vocabularyFile());
});
