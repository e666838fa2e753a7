import { describe, expect, it } from 'vitest';
import type { Grey } from './prepare/grey.ts';
import { readPage } from './read-page.ts';
import type { Engine, Reading } from './tesseract-core.ts';

const page: Grey = { pixels: new Uint8Array(400 * 300).fill(255), width: 400, height: 300 };

/** A row of Tesseract's table. */
function row(text: string, place: { block?: number; line?: number; left?: number; top?: number; confidence?: number }) {
  const { block = 1, line = 1, left = 10, top = 10, confidence = 96 } = place;
  return [5, 1, block, 1, line, 1, left, top, text.length * 10, 20, confidence, text].join('\t');
}

/** The same in a picture made for another reading, which has a margin. */
const again: typeof row = (text, { left = 10, top = 10, ...place }) =>
  row(text, { ...place, left: left + 16, top: top + 16 });

/** An engine that answers with the tables in turn, the last again and again, and counts. */
function engineWith(...answers: readonly Reading[]): Engine & { modes: string[]; shown: Grey[] } {
  const modes: string[] = [];
  const shown: Grey[] = [];
  return {
    modes,
    shown,
    show: (picture) => shown.push(picture),
    read(mode) {
      modes.push(mode);
      return answers[modes.length - 1] ?? answers.at(-1) ?? { table: '', isCut: false };
    },
  };
}

const whole = (...rows: string[]) => ({ table: rows.join('\n'), isCut: false });
const later = { patience: performance.now() + 60_000, limit: performance.now() + 60_000 };

describe('readPage', () => {
  it('reads a good page once, as it came', () => {
    const engine = engineWith(whole(row('Opening', {}), row('hours', { left: 100 })));
    expect(readPage(page, { engine, ...later })).toMatchObject({ text: 'Opening hours', turned: 0 });
    expect(engine.modes).toEqual(['automatic']);
    expect(engine.shown).toEqual([page]);
  });

  it('keeps the blocks in the order that the layout gave them', () => {
    const left = row('left column', { block: 1, top: 100 });
    const engine = engineWith(whole(left, row('right column', { block: 2, left: 200, top: 10 })));
    expect(readPage(page, { engine, ...later }).text).toBe('left column\n\nright column');
  });

  it('keeps a plain reading that no other clearly beats', () => {
    const poor = whole(row('Openlng hours', { confidence: 80 }));
    const engine = engineWith(poor, whole(again('Open1ng h0urs', { confidence: 80.2 })));
    expect(readPage(page, { engine, ...later })).toMatchObject({ text: 'Openlng hours' });
    expect(engine.modes.length).toBeGreaterThan(1);
  });

  it('takes one that does', () => {
    const engine = engineWith(
      whole(row('Openlng', { confidence: 75 })),
      whole(again('Opening hours', { confidence: 95 })),
    );
    expect(readPage(page, { engine, ...later })).toMatchObject({ text: 'Opening hours' });
  });

  it('gives what was read until the time was up', () => {
    const engine = engineWith({ table: row('The first line', {}), isCut: true });
    expect(readPage(page, { engine, ...later })).toMatchObject({ text: 'The first line', missing: 'text' });
    expect(engine.modes).toHaveLength(1);
  });

  it.each([
    ['patience', { ...later, patience: 0 }],
    ['time', { ...later, limit: 0 }],
  ])('gives a poor first reading when there is no %s for another', (_, times) => {
    const engine = engineWith(whole(row('Openlng', { confidence: 75 })));
    expect(readPage(page, { engine, ...times })).toMatchObject({ text: 'Openlng', missing: 'tries' });
  });

  it('keeps the first reading when a further one is cut off', () => {
    const cut = { table: row('Opening hours of the office', {}), isCut: true };
    const engine = engineWith(whole(row('Openlng', { confidence: 75 })), cut);
    expect(readPage(page, { engine, ...later })).toMatchObject({ text: 'Openlng', missing: 'tries' });
  });

  it('reads prices in the lines that they belong to', () => {
    const lines = ['Milk', 'Bread', 'Butter'];
    const apart = whole(
      ...lines.map((text, index) => row(text, { block: 1, line: index, top: index * 40 })),
      ...['1.20', '2.40', '3.60'].map((text, index) =>
        row(text, { block: 2, line: index, left: 300, top: index * 40 }),
      ),
    );
    const together = whole(
      ...lines.flatMap((text, line) => [
        again(text, { line, top: line * 40 }),
        again(['1.20', '2.40', '3.60'][line] ?? '', { line, left: 300, top: line * 40 }),
      ]),
    );
    const engine = engineWith(apart, together);
    expect(readPage(page, { engine, ...later }).text).toBe('Milk 1.20\nBread 2.40\nButter 3.60');
  });

  it('reads a dense table twice at most, and never as one block', () => {
    const cells = Array.from({ length: 300 }, (_, index) =>
      row(`${index}.5`, {
        block: index % 5,
        line: index,
        left: (index % 5) * 80,
        top: Math.floor(index / 5) * 30,
        confidence: 80,
      }),
    );
    const engine = engineWith(whole(...cells));
    readPage(page, { engine, ...later });
    expect(engine.modes).toEqual(['automatic', 'automatic']);
  });

  it('takes single lines from another reading and keeps the others', () => {
    const [hours, from] = [{ line: 1 }, { line: 2, top: 60 }];
    const engine = engineWith(
      whole(row('Opening hours', { ...hours, confidence: 92 }), row('frm nlne', { ...from, confidence: 70 })),
      whole(again('Openlng hours', { ...hours, confidence: 85 }), again('from nine', { ...from, confidence: 95 })),
    );
    expect(readPage(page, { engine, ...later }).text).toBe('Opening hours\nfrom nine');
  });

  it('keeps odd words on a page that is read well', () => {
    const engine = engineWith(
      whole(row('The name of the function is', {}), row('\\xf@@ifb', { line: 2, top: 40, confidence: 20 })),
    );
    expect(readPage(page, { engine, ...later }).text).toContain('xf@@ifb');
  });
});
