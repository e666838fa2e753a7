/** Words that turn what is said round when one stands for the other, in their base forms. */
const pairs =
  'rise fall|rise drop|rise decline|increase decrease|increase reduce|increase fall|grow shrink|gain lose|win lose|buy sell|lend borrow|accept reject|accept refuse|approve reject|allow forbid|allow prevent|agree disagree|support oppose|succeed fail|start stop|start end|begin end|begin finish|open close|open shut|arrive leave|enter leave|push pull|raise lower|remember forget|love hate|live die|survive die|build destroy|hire fire|import export|add remove|include exclude|include omit|enable disable|deny confirm|deny admit|hide show|save spend|high low|large small|big small|long short|old new|old young|good bad|good poor|strong weak|rich poor|hot cold|warm cold|fast slow|quickly slowly|early late|easy difficult|easy hard|cheap expensive|safe dangerous|legal illegal|possible impossible|likely unlikely|common rare|often rarely|often seldom|public private|true false|right wrong|right left|full empty|dry wet|light dark|light heavy|male female|man woman|boy girl|north south|east west|first last|upper lower|inside outside|above below|over under|before after|more less|more fewer|most least|up down|top bottom|maximum minimum|same different|friend enemy|victory defeat|profit loss|majority minority|day night';

/** The opposites of each word, by its base form. */
export const opposites: ReadonlyMap<string, ReadonlySet<string>> = oppositesOf(
  pairs.split('|').map((pair) => pair.split(' ')),
);

function oppositesOf(all: readonly string[][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const pair of [...all, ...all.map((words) => words.toReversed())]) {
    const [one = '', other = ''] = pair;
    found.set(one, (found.get(one) ?? new Set()).add(other));
  }
  return found;
}
