import { describe, expect, it } from 'vitest';
import { wantedOf, withPlace, writtenAs } from './places.ts';

const places = ['Wikipedia', 'SearXNG', 'Documents of this site'].map((name) => ({ name, leaves: '' }));

describe('the places to look in, as they stand in the address', () => {
  it('are all unless told, and only those that there are', () => {
    expect(wantedOf('', places)).toEqual(['Wikipedia', 'SearXNG', 'Documents of this site']);
    expect(wantedOf('none', places)).toEqual([]);
    expect(wantedOf('SearXNG; Another', places)).toEqual(['SearXNG']);
    expect(wantedOf(writtenAs(['Wikipedia', 'SearXNG']), places)).toEqual(['Wikipedia', 'SearXNG']);
  });

  it('change by one', () => {
    const without = withPlace('all', places, { name: 'SearXNG', isOn: false });
    expect(wantedOf(without, places)).toEqual(['Wikipedia', 'Documents of this site']);
    expect(withPlace(without, places, { name: 'SearXNG', isOn: true })).toBe('');
    expect(withPlace('Wikipedia', places, { name: 'Wikipedia', isOn: false })).toBe('none');
  });
});
