import { describe, expect, it } from 'vitest';
import { boxOf, noArea, typedArea, typedIn } from './area-fields.ts';

describe('the fields of a crop area', () => {
  it('are numbers, and what is empty is left out', () => {
    expect(typedArea({ x: '', y: ' 7 ', width: '20', height: '' })).toEqual({ y: 7, width: 20 });
    expect(typedArea({ x: '1.9', y: '-3', width: 'a', height: '1e3' })).toEqual({
      ...{ x: 1, y: -3, width: Number.NaN, height: 1000 },
    });
  });

  it('say a box once width and height are there', () => {
    expect(boxOf(noArea)).toBeUndefined();
    expect(boxOf({ ...noArea, width: '5', height: '0' })).toBeUndefined();
    expect(boxOf({ x: '-1', y: '0', width: '5', height: '5' })).toBeUndefined();
    expect(boxOf({ x: '', y: '2', width: '5', height: '6' })).toEqual({ x: 0, y: 2, width: 5, height: 6 });
  });

  it('hold a ratio from either side, and leave the place alone', () => {
    const fields = { x: '1', y: '2', width: '10', height: '10' };
    const ratio = 16 / 9;
    expect(typedIn(fields, { name: 'width', text: '1920', ratio })).toEqual({
      ...fields,
      width: '1920',
      height: '1080',
    });
    expect(typedIn(fields, { name: 'height', text: '720', ratio })).toEqual({
      ...fields,
      width: '1280',
      height: '720',
    });
    expect(typedIn(fields, { name: 'width', text: '', ratio })).toEqual({ ...fields, width: '' });
    expect(typedIn(fields, { name: 'x', text: '9', ratio })).toEqual({ ...fields, x: '9' });
    expect(typedIn(fields, { name: 'width', text: '1920' })).toEqual({ ...fields, width: '1920' });
  });
});
