import { mastodonLength, xLength } from '#lib/post-length/post-length';
import { smsLength, UCS2_ALONE } from '#lib/post-length/sms';
import { graphemes } from '#lib/text/graphemes';
import { type Counting, type TextLimit, textLimits } from './limits.data.ts';

/** Beyond three times the longest limit, exact figures by nine rules are of no use to anybody. In UTF-16 code units. */
export const LIMITS_UP_TO = 10_000;

export interface LimitUse {
  name: string;
  limit: number;
  /** Counted as the place itself counts. */
  used: number;
  over: boolean;
}

/** How much of each known limit a text uses. Empty for texts above `LIMITS_UP_TO`: they are over every one of them. */
export function limitUses(text: string): LimitUse[] {
  if (text.length > LIMITS_UP_TO) return [];
  const visible = graphemes(text);
  const used: Record<Counting, (limit: TextLimit) => LimitUse> = {
    characters: (limit) => use(limit, [...text].length),
    graphemes: (limit) => use(limit, visible.length),
    x: (limit) => use(limit, xLength(text, visible)),
    mastodon: (limit) => use(limit, mastodonLength(text, visible)),
    sms: (limit) => smsUse(limit, text),
  };
  return textLimits.map((limit) => used[limit.counting](limit));
}

function use({ name, limit }: { name: string; limit: number }, used: number): LimitUse {
  return { name, limit, used, over: used > limit };
}

/** One message holds 160 characters of the GSM alphabet, some of which count 2; with any other it holds 70 UTF-16 code units. */
function smsUse(limit: TextLimit, text: string): LimitUse {
  const { isGsm, used } = smsLength(text);
  return use({ name: limit.name, limit: isGsm ? limit.limit : UCS2_ALONE }, used);
}
