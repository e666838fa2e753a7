import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { counted } from '#lib/counted';
import { paperSizes } from '#lib/paper-sizes';
import { visitProgress } from '#lookups/visit-progress';
import type { Sheets } from '#ports/browser/port';
import type tool from './tool.ts';

/** Millimetres. What is written in a margin needs so much of it, and a page so much of a sheet. */
const LINE = 12;
const LEAST = 30;

const margins = { none: 0, narrow: 6, normal: 12, wide: 25 } as const;

const run: Run<typeof tool> = async (input, { browser, files }, { signal, report }) => {
  const sheets = sheetsOf(input);
  const printed = await browser.print(
    { url: input.url, signal, onNews: visitProgress(report, 'Loading the page and putting it on paper') },
    sheets,
  );
  const { url, status, title, file, pages, isCut } = printed;
  const stored = await files.put({ content: file, type: 'application/pdf', name: title || new URL(url).hostname });
  const notes = [
    ...(status >= 400 ? [`The page answered with status ${status}, so this may be an error page.`] : []),
    ...(isCut ? [`The page goes on: these are its first ${counted(pages, 'sheet', 'sheets')}.`] : []),
  ];
  return {
    document: {
      ...{ name: stored.name, url: stored.url, bytes: stored.bytes, title, pages },
      paper: `${input.paper}, ${input.orientation}`,
      ...(notes.length > 0 && { note: notes.join(' ') }),
    },
    url,
    expiresAt: new Date(stored.expiresAt).toISOString(),
  };
};

export default run;

function sheetsOf(input: ToolInput<typeof tool>): Sheets {
  const { width: short, height: long } = paperSizes[input.paper];
  const [width, height] = input.orientation === 'portrait' ? [short, long] : [long, short];
  const wanted = input.margins === 'own' ? input : sides(margins[input.margins]);
  const { header, footer } = input;
  const top = header ? Math.max(wanted.top, LINE) : wanted.top;
  const bottom = footer ? Math.max(wanted.bottom, LINE) : wanted.bottom;
  const { left, right } = wanted;
  if (width - left - right < LEAST || height - top - bottom < LEAST) {
    throw new ToolError('invalid-input', `These margins leave less than ${LEAST} mm of the paper for the page`, {
      field: width - left - right < LEAST ? 'left' : 'top',
    });
  }
  return {
    ...{ width, height, margins: { top, right, bottom, left } },
    ...{ scale: input.scale / 100, styles: input.styles, backgrounds: input.backgrounds, header, footer },
  };
}

function sides(all: number): Sheets['margins'] {
  return { top: all, right: all, bottom: all, left: all };
}
