import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { screens } from '#lib/screens';
import { visitProgress } from '#lookups/visit-progress';
import type { Shot } from '#ports/browser/port';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, { browser, files }, { signal, report }) => {
  const wanted = shotsOf(input);
  if (wanted.length === 0)
    throw new ToolError('invalid-input', 'Please choose at least one screen', { field: 'desktop' });
  const { hostname } = new URL(input.url);
  const taken = await browser.shoot(
    { url: input.url, signal, onNews: visitProgress(report, 'Taking pictures of the page') },
    wanted.map(({ shot }) => shot),
  );
  const kept = await Promise.all(
    taken.map(async ({ file, width, height, isCut }, at) => {
      const { name = '', shot } = wanted[at] ?? {};
      const suffix = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      const stored = await files.put({ content: file, type: `image/${input.format}`, name: `${hostname}-${suffix}` });
      const isShort = shot?.isWhole && isCut;
      return {
        picture: {
          ...{ name, url: stored.url, width, height, bytes: stored.bytes },
          ...(isShort && { note: 'The page is higher than 16,384 pixels: this is its upper part.' }),
        },
        expiresAt: stored.expiresAt,
      };
    }),
  );
  return {
    pictures: kept.map(({ picture }) => picture),
    expiresAt: new Date(Math.min(...kept.map(({ expiresAt }) => expiresAt))).toISOString(),
  };
};

export default run;

/** What is to be taken, and how it is called. */
function shotsOf(input: ToolInput<typeof tool>): { name: string; shot: Shot }[] {
  const { desktop, tablet, phone, own, width, height, area, colors, format, quality } = input;
  const sizes = [
    ...(desktop ? [{ name: 'Desktop', size: screens.desktop }] : []),
    ...(tablet ? [{ name: 'Tablet', size: screens.tablet }] : []),
    ...(phone ? [{ name: 'Phone', size: screens.phone }] : []),
    ...(own ? [{ name: `${width} × ${height}`, size: { width, height, scale: 1, isMobile: false } }] : []),
  ];
  const schemes = colors === 'both' ? (['light', 'dark'] as const) : [colors];
  return sizes.flatMap(({ name, size }) =>
    schemes.map((scheme) => ({
      name: scheme === 'dark' ? `${name}, dark` : name,
      shot: { screen: { ...size, colours: scheme }, isWhole: area === 'whole', format, quality },
    })),
  );
}
