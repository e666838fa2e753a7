import { expect, it } from 'vitest';
import { boxOf, followed } from './area-fields.ts';

it('say a box once width and height are there', () => {
  const noArea = { x: '0', y: '0', width: '', height: '' };
  expect(boxOf(noArea)).toBeUndefined();
  expect(boxOf({ ...noArea, width: '5', height: '0' })).toBeUndefined();
  expect(boxOf({ ...noArea, width: 'a', height: '5' })).toBeUndefined();
  expect(boxOf({ x: '-1', y: '0', width: '5', height: '5' })).toBeUndefined();
  expect(boxOf({ x: '', y: ' 2 ', width: '5.9', height: '1e3' })).toEqual({ x: 0, y: 2, width: 5, height: 1000 });
});

it('hold a ratio from either side', () => {
  const ratio = 16 / 9;
  expect(followed('width', '1920', ratio)).toEqual({ height: '1080' });
  expect(followed('height', '720', ratio)).toEqual({ width: '1280' });
  expect(followed('width', '', ratio)).toEqual({});
  expect(followed('width', '1920', undefined)).toEqual({});
});
