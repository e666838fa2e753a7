/** A word of a title with what is around it. */
export interface TitleWord {
  /** The word with its inner apostrophes, points and brackets. */
  text: string;
  /** Where it begins in the title. */
  at: number;
  /** Address, name with @ or #, file name: never touched. */
  isFixed: boolean;
  /** Joined to its neighbour by a hyphen. */
  afterHyphen: boolean;
  beforeHyphen: boolean;
  /** First of the title, or of a part that begins anew. */
  isFirst: boolean;
  /** Last of the title, or of a part. */
  isLast: boolean;
  /** What is between this word and the one before it. */
  before: string;
}

/** What is taken as it is: addresses, e-mail, @names, #tags, paths. */
const fixed = [
  String.raw`\p{L}[\p{L}\d+.-]{0,30}:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’]`,
  String.raw`(?<![\p{L}\p{N}])www\.[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’]`,
  String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
  String.raw`(?<![\p{L}\p{N}&])[@#][\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*(?<![.-])`,
  String.raw`(?<=^|\s)~?\/[\p{L}\p{N}_.-]+(?:\/[\p{L}\p{N}_.-]*)*`,
].join('|');

/** Shortened words that begin with an apostrophe; then letters and digits with single marks between them. Brackets may be within: hair[cut]. */
const word = [
  String.raw`(?<![\p{L}\p{N}])['’](?:n['’]?|til|tis|twas|em|cause)(?![\p{L}\p{N}])`,
  String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d\u00ad]|[.&'’_·](?=[\p{L}\p{N}])|[([](?=[\p{L}\p{N}]{1,30}[)\]])|(?<=[\p{L}\p{N}][([][\p{L}\p{N}]{1,30})[)\]])*`,
].join('|');
const pieces = new RegExp(`(?<fixed>${fixed})|${word}`, 'gu');

const hyphen = /^[-‐‑]$/;
/** A new part begins: after a colon, a dash, or the end of a sentence. */
const partEnd = /(?::["'”’)\]»]*\s|[.?!…]["'”’)\]»]*\s|\s[-–]+\s|—|--)/u;
const semicolon = /;["'”’)\]»]*\s/u;
const quoteOpens = /(?:^|[\s—–-])[([{]*["'“‘„«]+$/u;
const quoteEnds = /^[.,!?…]*["'”’»](?:[\s\p{P}]|$)/u;
const bracketOpens = /(?:^|[\s—–-])["'“‘„«([{]+$/u;
const bracketEnds = /^[.,!?…]*["'”’»)\]}](?:[\s\p{P}]|$)/u;

interface TokenOptions {
  shortenings: ReadonlySet<string>;
  /** Whether semicolons and brackets make parts as well. */
  manyParts: boolean;
}

/** The words of one title, with where its parts begin and end. */
export function titleWords(title: string, { shortenings, manyParts }: TokenOptions): TitleWord[] {
  const words: TitleWord[] = [];
  const [opening, closing] = manyParts ? [bracketOpens, bracketEnds] : [quoteOpens, quoteEnds];
  let end = 0;
  for (const match of title.matchAll(pieces)) {
    const [text] = match;
    // Marks beyond these say nothing more, and there may be millions.
    const before = shortened(title.slice(end, match.index));
    const last = words.at(-1);
    const isPart = last !== undefined && endsPart(last, { before, shortenings, manyParts });
    const afterHyphen = last !== undefined && hyphen.test(before);
    if (last) {
      last.isLast = isPart || closing.test(before);
      last.beforeHyphen = afterHyphen;
    }
    words.push({
      text,
      at: match.index,
      isFixed: match.groups?.fixed !== undefined || isName(text),
      afterHyphen,
      beforeHyphen: false,
      isFirst: last === undefined || isPart || opening.test(before),
      isLast: false,
      before,
    });
    end = match.index + text.length;
  }
  const last = words.at(-1);
  if (last) last.isLast = true;
  return words;
}

function shortened(between: string): string {
  return between.length > 80 ? between.slice(0, 40) + between.slice(-40) : between;
}

/** A host or file name (a point between letters), or names_with_lines; "U.S." and "v.1" are none. */
function isName(text: string): boolean {
  if (/_/.test(text)) return true;
  return /[\p{L}\p{N}]{2}\.\p{L}|\p{L}\.\p{L}{2}/u.test(text) && !/^(?:\p{L}\.)+\p{L}?$/u.test(text);
}

interface Gap extends TokenOptions {
  before: string;
}

function endsPart(last: TitleWord, { before, shortenings, manyParts }: Gap): boolean {
  if (manyParts && semicolon.test(before)) return true;
  if (!partEnd.test(before)) return false;
  if (!/^\.["'”’)\]»]*\s/.test(before)) return true;
  // A period after "Dr", an initial or "U.S" ends no sentence.
  const bare = last.text.replace(/['’]s$/, '');
  return !shortenings.has(bare.toLowerCase()) && !/^\p{L}$|^(?:\p{L}\.)+\p{L}$/u.test(bare);
}
