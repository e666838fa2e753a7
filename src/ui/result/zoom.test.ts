import { describe, expect, it } from 'vitest';
import { moved, WHOLE, zoomed } from './zoom.ts';

describe('zooming into a picture', () => {
  it('keeps what is under the pointer there', () => {
    const place = { x: 0.25, y: 0.5 };
    const view = zoomed(WHOLE, 2, { place, most: 8 });
    expect(view).toEqual({ scale: 2, x: -0.25, y: -0.5 });
    // The same point of the picture: (0.25 + 0.25) / 2 = 0.25.
    const closer = zoomed(view, 2, { place, most: 8 });
    expect((place.x - closer.x) / closer.scale).toBeCloseTo(0.25);
    expect((place.y - closer.y) / closer.scale).toBeCloseTo(0.5);
  });

  it('goes no further than asked for, and never below the whole picture', () => {
    const centre = { place: { x: 0.5, y: 0.5 }, most: 3 };
    expect(zoomed(WHOLE, 100, centre).scale).toBe(3);
    expect(zoomed(zoomed(WHOLE, 2, centre), 0.01, centre)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(zoomed(WHOLE, 2, { ...centre, most: 0.5 })).toEqual(WHOLE);
  });

  it('moves up to the edges', () => {
    const view = zoomed(WHOLE, 2, { place: { x: 0.5, y: 0.5 }, most: 8 });
    expect(moved(view, { x: 9, y: 0.1 })).toEqual({ scale: 2, x: 0, y: -0.4 });
    expect(moved(view, { x: -9, y: -9 })).toEqual({ scale: 2, x: -1, y: -1 });
    expect(moved(WHOLE, { x: 0.3, y: -0.3 })).toEqual(WHOLE);
  });
});
