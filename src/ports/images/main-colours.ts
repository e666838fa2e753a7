import { type Oklab, oklabOf, pixelOf } from '#lib/colour/oklab';
import { type ImageLimits, readHeader } from './header.ts';
import type { ColourOptions, PictureColours } from './port.ts';
import { sampleOf } from './sample.ts';

/** Alpha below which a pixel is not seen. */
const SEEN = 128;
/** Distance in OKLab below which two colours are one to the eye, beside each other. */
const ALIKE = 0.03;
const ROUNDS = 16;
/** Share of a group from which on its commonest colour speaks for it: a logo's own, which a mean would miss. */
const OWN = 0.25;

interface Tally {
  pixel: readonly [number, number, number];
  at: Oklab;
  count: number;
}

interface Group {
  middle: Oklab;
  members: Tally[];
  count: number;
}

/** The main colours of a picture, by how much of it they cover. */
export async function mainColours(
  content: Uint8Array,
  { count }: ColourOptions,
  limits: ImageLimits,
): Promise<PictureColours> {
  const { info, open, timeout } = await readHeader(content, limits);
  const { data } = await sampleOf(() => open('first'), { picture: info, timeout });
  const { tallies, seen, all } = talliesOf(data);
  const groups = merged(grouped(tallies, count));
  return {
    source: info,
    transparent: all === 0 ? 0 : 1 - seen / all,
    colours: groups
      .toSorted((a, b) => b.count - a.count)
      .map((group) => {
        const [red, green, blue] = colourOf(group);
        return { red, green, blue, share: group.count / seen };
      }),
  };
}

/** Each colour once, with the pixels that have it. */
function talliesOf(data: Uint8Array) {
  const counts = new Map<number, number>();
  let seen = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SEEN) continue;
    seen += 1;
    const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const tallies = [...counts].map(([key, count]): Tally => {
    const [red, green, blue] = [key >> 16, (key >> 8) & 255, key & 255];
    return { pixel: [red, green, blue], at: oklabOf(red, green, blue), count };
  });
  return { tallies, seen, all: Math.floor(data.length / 4) };
}

/** Groups around middles that move until they lie in the middle; the same ones every time. */
function grouped(tallies: readonly Tally[], count: number): Group[] {
  let middles = firstMiddles(tallies, count);
  let groups: Group[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const made: Group[] = middles.map((middle) => ({ middle, members: [], count: 0 }));
    for (const tally of tallies) {
      const group = made[nearest(middles, tally.at)];
      group?.members.push(tally);
      if (group) group.count += tally.count;
    }
    groups = made.filter((group) => group.count > 0);
    const moved = groups.map(meanOf);
    const isSettled = moved.every((middle, at) => away(middle, groups[at]?.middle ?? middle) < 1e-8);
    middles = moved;
    if (isSettled) break;
  }
  return groups;
}

/** The commonest colour, then each time the one that is farthest from all before, weighed by how common it is. */
function firstMiddles(tallies: readonly Tally[], count: number): Oklab[] {
  const left = tallies.map((tally) => ({ ...tally, far: Number.POSITIVE_INFINITY }));
  const chosen: Oklab[] = [];
  for (let at = 0; at < count; at += 1) {
    let best: (typeof left)[number] | undefined;
    let most = 0;
    for (const each of left) {
      const weight = (Number.isFinite(each.far) ? each.far : 1) * Math.sqrt(each.count);
      if (weight > most) [best, most] = [each, weight];
    }
    if (!best) break;
    chosen.push(best.at);
    for (const each of left) each.far = Math.min(each.far, away(each.at, best.at));
  }
  return chosen;
}

/** Groups that look alike are one. */
function merged(groups: readonly Group[]): Group[] {
  const made: Group[] = [];
  for (const group of groups.toSorted((a, b) => b.count - a.count)) {
    const same = made.find(({ middle }) => away(middle, group.middle) < ALIKE * ALIKE);
    if (!same) made.push({ ...group });
    else {
      same.members = [...same.members, ...group.members];
      same.count += group.count;
      same.middle = meanOf(same);
    }
  }
  return made;
}

function colourOf(group: Group): readonly [number, number, number] {
  const commonest = group.members.reduce((best, each) => (each.count > best.count ? each : best));
  return commonest.count >= OWN * group.count ? commonest.pixel : pixelOf(meanOf(group));
}

function meanOf({ members, count }: Pick<Group, 'members' | 'count'>): Oklab {
  const sum = [0, 0, 0];
  for (const { at, count: weight } of members)
    for (const axis of [0, 1, 2]) sum[axis] = (sum[axis] ?? 0) + (at[axis] ?? 0) * weight;
  const [lightness = 0, a = 0, b = 0] = sum.map((part) => part / count);
  return [lightness, a, b];
}

function nearest(middles: readonly Oklab[], at: Oklab): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [place, middle] of middles.entries()) {
    const far = away(middle, at);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The square of the distance. */
function away(one: Oklab, other: Oklab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}
