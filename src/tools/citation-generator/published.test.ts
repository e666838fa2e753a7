import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeHttp } from '#ports/http/fake';
import { apaExamples } from '../../../tests/examples/citations/apa.data.ts';
import {
  chicagoAuthorDateExamples,
  chicagoBibliographyExamples,
  chicagoNoteExamples,
} from '../../../tests/examples/citations/chicago.data.ts';
import type { Example } from '../../../tests/examples/citations/example.ts';
import { harvardExamples, harvardInTextExamples } from '../../../tests/examples/citations/harvard.data.ts';
import { mlaExamples } from '../../../tests/examples/citations/mla.data.ts';
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

  it.each(harvardInTextExamples)('Harvard in a text: %s', async (expected, input) => {
    expect(await written(input, 'Harvard', 'inTextHtml')).toBe(expected);
  });
});
