import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sources } from './sources.tsx';

const checkedAt = '2026-11-21T12:00:00.000Z';

function lines(askedAt: string): string {
  const sources = [{ protocol: 'RDAP', server: 'rdap.test', askedAt, failure: 'It broke.' }];
  return renderToStaticMarkup(<Sources sources={sources} checkedAt={checkedAt} />).replace(/<[^>]*>/g, '');
}

it('says of an answer that it is one of before, and how old', () => {
  expect(lines('2026-11-21T11:59:55.000Z')).toMatch(/RDAP, rdap\.test: It broke\.$/);
  expect(lines('2026-11-21T11:59:00.000Z')).toContain('rdap.test (its answer of 60 seconds ago)');
  expect(lines('2026-11-21T11:56:10.000Z')).toContain('(its answer of 4 minutes ago)');
});
