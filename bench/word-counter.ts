// How long counting takes: `node bench/word-counter.ts [megabytes]`.
import { basicCounts } from '#lib/text/basic-counts';
import { characterClasses } from '#lib/text/character-classes';
import { countText } from '#tools/word-counter/count-text';

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
  const [base, all] = [timed(() => basicCounts(text)), timed(() => countText(text))];
  console.log(`${name.padEnd(24)} base ${base.toFixed(0).padStart(6)}   all ${all.toFixed(0).padStart(6)}`);
}

/** CPU time of this thread, as wall time says little on a busy machine. */
function timed(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
