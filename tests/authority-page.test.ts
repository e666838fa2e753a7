import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spamFlags } from '#lib/authority/flags';

const page = readFileSync('content/pages/authority.md', 'utf8');
const unknown = { failure: 'Not asked.' };
const flags = spamFlags({ name: 'example.test', suffix: 'test', page: unknown, dns: unknown, days: unknown });

it.each(flags)('the page on the score explains the sign "$name", with its points', ({ name, points }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${name} |`));
  expect(row?.endsWith(`| ${points} |`)).toBe(true);
});
