import { blueskyLength, mastodonLength, xLength } from '#lib/post-length/post-length';
import { graphemes } from '#lib/text/graphemes';
import { type Counting, places } from './limits.data.ts';

/** UTF-16 units up to which rules that look at each emoji and link are followed; beyond, every such place is long full. */
const EXACT_UP_TO = 10_000;
/** Letters that Google Ads counts as two. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

interface Lengths {
  points: number;
  visible: number;
  bytes: number;
}

/** How much of each place a text fills. */
export function placeLengths(text: string, { points, visible, bytes }: Lengths) {
  const isShort = text.length <= EXACT_UP_TO;
  const seen = isShort ? graphemes(text) : [];
  const used: Record<Counting, number> = {
    ...{ points, visible, bytes },
    units: text.length,
    wide: points + (text.match(WIDE)?.length ?? 0),
    x: isShort ? xLength(text, seen) : points,
    bluesky: isShort ? blueskyLength(text, seen) : visible,
    mastodon: isShort ? mastodonLength(text, seen) : visible,
  };
  return places.map(({ name, limit, counting, isHard, source }) => ({
    ...{ name, limit, source },
    used: used[counting],
    left: limit - used[counting],
    fits: fitOf(used[counting] <= limit, isHard),
  }));
}

function fitOf(doesFit: boolean, isHard: boolean): 'yes' | 'no' | 'cut' {
  if (doesFit) return 'yes';
  return isHard ? 'no' : 'cut';
}
