// How long counting takes, and for how long at a stretch it keeps a thread to itself: `node bench/word-counter.ts [megabytes]`.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { basicCounts } from '#lib/text/basic-counts';
import { characterClasses } from '#lib/text/character-classes';
import { countText } from '#tools/word-counter/count-text';
import run from '#tools/word-counter/run';

const megabytes = Number(process.argv[2] ?? 10);
const length = megabytes * 1_000_000;

/** A text of `length` characters from a piece, in one flat string. */
function repeated(piece: string): string {
  return Buffer.from(piece.repeat(Math.ceil(length / piece.length)).slice(0, length), 'utf16le').toString('utf16le');
}

function differentWords(): string {
  const words: string[] = [];
  for (let size = 0, next = 0; size < length; next++) {
    const word = next.toString(36);
    words.push(word);
    size += word.length + 1;
  }
  return words.join(' ');
}

const texts: Record<string, string> = {
  English: repeated('The lighthouse keeper wrote every evening. Wind, light, ships: three words were enough!\n'),
  Russian: repeated('Смотритель маяка писал каждый вечер. Ветер, свет, корабли: трёх слов хватало!\n'),
  Hindi: repeated('प्रकाशस्तंभ का रखवाला हर शाम लिखता था। हवा, रोशनी, जहाज़: तीन शब्द काफ़ी थे।\n'),
  Chinese: repeated('灯塔看守人每天晚上都写日记。风、光、船，三个词就够了！六十年后，一个女学生读到了它。'),
  'Chinese, no punctuation': repeated('灯塔看守人每天晚上都写日记风光船三个词就够了六十年后一个女学生读到了它'),
  Thai: repeated('ผู้ดูแลประภาคารเขียนบันทึกทุกเย็นลมแสงเรือสามคำก็เพียงพอแล้ว '),
  'one word': repeated('a'),
  newlines: repeated('\n'),
  'Windows lines': repeated('A line.\r\n'),
  stops: repeated('.!?'),
  'Chinese stops': repeated('。'),
  emoji: repeated('👩‍💻🎉🇫🇷'),
  accents: repeated('\u0301\u0323'),
  'accented words': repeated('e\u0301te\u0301 '),
  'different words': differentWords(),
  'half surrogates': repeated('\udc00\ud83d '),
};

characterClasses();
console.log(`${megabytes} million UTF-16 code units each; CPU milliseconds`);
for (const [name, text] of Object.entries(texts)) {
  const base = timed(basicCounts(text));
  const all = timed(countText(text));
  console.log(
    `${name.padEnd(24)} base ${base.total.toFixed(0).padStart(6)}   all ${all.total.toFixed(0).padStart(6)}   ` +
      `longest without a pause ${all.longest.toFixed(1).padStart(6)}`,
  );
}

console.log('\n2 MB of UTF-8 each, as the API counts them: how long others wait at most, in milliseconds');
for (const [name, text] of Object.entries(texts)) {
  const bytes = Buffer.from(text).subarray(0, 2_000_000).toString();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  await run({ text: bytes }, {}, { signal: new AbortController().signal, report: () => undefined });
  const took = performance.now() - start;
  delay.disable();
  console.log(
    `${name.padEnd(24)} wait ${(delay.max / 1e6).toFixed(0).padStart(5)}   took ${took.toFixed(0).padStart(5)}`,
  );
}

/** CPU time of this thread, as wall time says little on a busy machine. */
function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function timed(work: Generator<void, unknown>): { total: number; longest: number } {
  const start = cpu();
  let [last, longest] = [start, 0];
  while (!work.next().done) {
    const now = cpu();
    longest = Math.max(longest, now - last);
    last = now;
  }
  const end = cpu();
  return { total: end - start, longest: Math.max(longest, end - last) };
}
