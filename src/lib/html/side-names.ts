import { apartNames, sideNames, subjectNames } from './side-names.data.ts';

/** What a name says of an element: that it is apart from the content, beside it or around it, or nothing. */
type NameSays = 'apart' | 'side' | 'nothing';

/** Longer names say nothing. */
const LONGEST = 1_000;
/** Names that are remembered; pages use the same few over and over. */
const MOST_KNOWN = 5_000;

/** A judge of a `class` or an `id`, which remembers what it judged. */
export function nameJudge(): (names: string) => NameSays {
  const known = new Map<string, NameSays>();
  const remembered = (names: string, judge: (names: string) => NameSays): NameSays => {
    const before = known.get(names);
    if (before) return before;
    const says = judge(names);
    if (known.size < MOST_KNOWN) known.set(names, says);
    return says;
  };
  const ofList = (names: string): NameSays => {
    if (!names.includes(' ')) return ofName(names);
    let says: NameSays = 'nothing';
    for (const name of names.split(' ')) {
      const own = remembered(name, ofName);
      if (own === 'apart') return own;
      if (own === 'side') says = own;
    }
    return says;
  };
  return (names) => (names.length > LONGEST ? 'nothing' : remembered(names, ofList));
}

const HYPHEN = 45;

/** Of the words in one name: `relatedPosts2` is related and posts. */
function ofName(name: string): NameSays {
  let says: NameSays = 'nothing';
  let before = '';
  let start = 0;
  for (let end = 0; end <= name.length; end += 1) {
    const code = name.charCodeAt(end);
    const isCapital = code >= 65 && code <= 90;
    if ((code >= 97 && code <= 122) || (isCapital && !isSmall(name.charCodeAt(end - 1)))) continue;
    if (end > start) {
      const word = name.slice(start, end).toLowerCase();
      if (before === '' && subjectNames.has(word) && name.charCodeAt(end) === HYPHEN) return 'nothing';
      if (apartNames.has(word) || apartNames.has(`${before}-${word}`)) return 'apart';
      if (sideNames.has(word) || sideNames.has(`${before}-${word}`)) says = 'side';
      before = word;
    }
    start = isCapital ? end : end + 1;
  }
  return says;
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}
