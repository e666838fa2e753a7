import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeHttp } from '#ports/http/fake';
import { apaExamples } from './apa-examples.data.ts';
import {
  chicagoAuthorDateExamples,
  chicagoBibliographyExamples,
  chicagoNoteExamples,
} from './chicago-examples.data.ts';
import type { Example } from './example.ts';
import { harvardExamples } from './harvard-examples.data.ts';
import { mlaExamples } from './mla-examples.data.ts';
import run from './run.ts';
import tool from './tool.ts';

const ports = { http: createFakeHttp({}), clock: createFakeClock(Date.UTC(2026, 0, 15)) };
const context = { signal: new AbortController().signal, report: () => undefined };

/** The reference of a style, with italics between asterisks. */
async function written(input: Example[1], style: string, part: 'html' | 'inTextHtml' = 'html'): Promise<string> {
  const { references } = await run(tool.input.parse(input), ports, context);
  const html = references.find((each) => each.style === style)?.[part] ?? '';
  return html
    .replace(/<\/?i>/g, '*')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('references after the published examples of', () => {
  it.each(apaExamples)('APA: %s', async (expected, input) => {
    expect(await written(input, 'APA 7')).toBe(expected);
  });

  it.each(mlaExamples)('MLA: %s', async (expected, input) => {
    expect(await written(input, 'MLA 9')).toBe(expected);
  });

  it.each(chicagoBibliographyExamples)('a Chicago bibliography: %s', async (expected, input) => {
    expect(await written(input, 'Chicago 18, notes')).toBe(expected);
  });

  it.each(chicagoNoteExamples)('a Chicago note: %s', async (expected, input) => {
    expect(await written(input, 'Chicago 18, notes', 'inTextHtml')).toBe(expected);
  });

  it.each(chicagoAuthorDateExamples)('Chicago by author and date: %s', async (expected, input) => {
    expect(await written(input, 'Chicago 18, author and date')).toBe(expected);
  });

  it.each(harvardExamples)('Harvard: %s', async (expected, input) => {
    expect(await written(input, 'Harvard')).toBe(expected);
  });
});
