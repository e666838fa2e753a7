import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import type { LayoutFacts, LayoutPlace } from '#ports/browser/port';

/** Share of small letters above which a page is hard to read; Lighthouse asks for 60 % of legible text. */
const MOST_SMALL = 0.4;
/** CSS pixels below which any text is worth a remark. */
const TINY = 10;

const readable = {
  name: 'Lighthouse: legible font sizes',
  url: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
};
const targetSize = {
  name: 'WCAG 2.5.8 Target Size (Minimum), level AA',
  url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum',
};
const reflow = { name: 'WCAG 1.4.10 Reflow, level AA', url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow' };

/** What is wrong with a page on the screen of a phone. */
export function layoutFindings(facts: LayoutFacts, screenWidth: number): Finding[] {
  return [...textFindings(facts), targetFinding(facts), widthFinding(facts, screenWidth)];
}

function textFindings({ characters, small, zoom }: LayoutFacts): Finding[] {
  if (characters.all === 0) return [];
  const share = characters.small / characters.all;
  const tiny = small.filter(({ size = 0 }) => size < TINY);
  const common = {
    why: 'Text below 12 pixels has to be zoomed into on a phone, and people leave instead.',
    source: readable,
    fix: {
      words:
        zoom < 1
          ? 'Add a viewport tag with width=device-width: without it, the whole page is shown smaller.'
          : 'Set font sizes of at least 12 CSS pixels, better 16 for running text.',
    },
  };
  if (share > MOST_SMALL) {
    const detail = `${Math.round(share * 100)} % of the text is smaller than 12 pixels.`;
    return [
      { severity: 'warning', title: 'Text is too small on phones', detail, where: small.map(textPlace), ...common },
    ];
  }
  if (tiny.length > 0) {
    const detail = `${counted(tiny.length, 'element has', 'elements have')} text below 10 pixels.`;
    return [{ severity: 'advice', title: 'Some text is very small', detail, where: tiny.map(textPlace), ...common }];
  }
  const detail = `${Math.round((1 - share) * 100)} % of the text has 12 pixels or more.`;
  return [{ severity: 'passed', title: 'Text is large enough on phones', detail }];
}

function targetFinding({ targets }: LayoutFacts): Finding {
  if (targets.count === 0)
    return { severity: 'passed', title: 'Links and buttons are large enough or far enough apart', detail: '' };
  return {
    severity: 'warning',
    title: 'Links and buttons are too small and too close',
    detail: `${counted(targets.count, 'target is', 'targets are')} smaller than 24 pixels and ${targets.count === 1 ? 'has' : 'have'} others within that distance.`,
    where: targets.places.map((place) => `${sizeOf(place)} ${shownPlace(place)}`),
    why: 'A finger covers more than that, and hits the neighbour. Links within a sentence are excepted.',
    source: targetSize,
    fix: {
      words:
        'Make each at least 24 by 24 CSS pixels with padding, or leave as much space between their centers; 44 is comfortable.',
    },
  };
}

function widthFinding({ wide, width, zoom }: LayoutFacts, screenWidth: number): Finding {
  const shown = Math.round(width * zoom);
  if (shown <= screenWidth + 1)
    return { severity: 'passed', title: 'The page is as wide as the screen of a phone', detail: '' };
  return {
    severity: 'error',
    title: 'The page is wider than the screen of a phone',
    detail: `Its content is ${shown} pixels wide on a screen of ${screenWidth}.`,
    ...(wide.length > 0 && { where: wide.map((place) => `${sizeOf(place)} ${shownPlace(place)}`) }),
    why: 'Readers have to scroll to the side for each line, or see the page smaller than it is meant.',
    source: reflow,
    fix: {
      words:
        'Give what sticks out max-width: 100 %, let long words break, and let wide tables scroll in an element of their own.',
    },
  };
}

function textPlace(place: LayoutPlace): string {
  return `${place.size} pixels “${place.text}” ${shownPlace(place)}`;
}

function sizeOf({ width, height }: LayoutPlace): string {
  return `${Math.round(width)} × ${Math.round(height)}`;
}

function shownPlace({ selector, code }: LayoutPlace): string {
  return `${selector}: ${code.replaceAll(/\s+/g, ' ')}`;
}
