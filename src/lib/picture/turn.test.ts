import { describe, expect, it } from 'vitest';
import { onSource, onTurned, readTurn, type Turn, turnedFurther, turnedSize } from './turn.ts';

const source = { width: 320, height: 240 };
const box = { x: 10, y: 20, width: 100, height: 50 };

describe('a turned picture', () => {
  it.each([
    [
      { rotate: 0, flip: 'horizontal' },
      { x: 210, y: 20, width: 100, height: 50 },
    ],
    [
      { rotate: 0, flip: 'both' },
      { x: 210, y: 170, width: 100, height: 50 },
    ],
    [
      { rotate: 90, flip: 'none' },
      { x: 170, y: 10, width: 50, height: 100 },
    ],
    [
      { rotate: 180, flip: 'none' },
      { x: 210, y: 170, width: 100, height: 50 },
    ],
    [
      { rotate: 270, flip: 'none' },
      { x: 20, y: 210, width: 50, height: 100 },
    ],
    [
      { rotate: 90, flip: 'horizontal' },
      { x: 20, y: 10, width: 50, height: 100 },
    ],
    [
      { rotate: 270, flip: 'vertical' },
      { x: 20, y: 10, width: 50, height: 100 },
    ],
  ] as const)('with %j has the same part at %j, and gives it back', (turn, expected) => {
    expect(onTurned(box, source, turn)).toEqual(expected);
    expect(onSource(expected, source, turn)).toEqual(box);
  });

  it('is as high as it was wide after a quarter turn', () => {
    expect(turnedSize(source, { rotate: 270, flip: 'none' })).toEqual({ width: 240, height: 320 });
    expect(turnedSize(source, { rotate: 180, flip: 'both' })).toEqual(source);
  });

  it('turns further as it is seen, mirrored or not', () => {
    const seen: Turn = { rotate: 90, flip: 'horizontal' };
    const shown = onTurned(box, source, seen);
    // What is seen, turned right: the part's place follows from what is seen alone.
    const right = turnedFurther(seen, 'right');
    expect(onTurned(box, source, right)).toEqual(
      onTurned(shown, turnedSize(source, seen), { rotate: 90, flip: 'none' }),
    );
    const mirrored = turnedFurther(right, 'horizontal');
    expect(onTurned(box, source, mirrored)).toEqual(
      onTurned(onTurned(box, source, right), turnedSize(source, right), { rotate: 0, flip: 'horizontal' }),
    );
    expect(turnedFurther(turnedFurther(seen, 'right'), 'left')).toEqual(seen);
  });

  it('is read from the texts of fields, and lies as it is where they say nothing known', () => {
    expect(readTurn('270', 'both')).toEqual({ rotate: 270, flip: 'both' });
    expect(readTurn('45', 'sideways')).toEqual({ rotate: 0, flip: 'none' });
  });
});
