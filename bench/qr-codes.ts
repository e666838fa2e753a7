import { base64 } from '@scure/base';
import { execute } from '#kit/execute';
import { loadTool } from '#main/load-tools';
import { createCodes } from '#ports/codes/here';
import { createDrawings } from '#ports/drawings/here';
import { chance, randomQrInput } from '../tests/codes/random-inputs.ts';
import { readByJsQr } from '../tests/codes/read-by-others.ts';

/** How many of 1,000 QR codes of random contents and looks a second reader reads, and how long one takes: `node bench/qr-codes.ts [seed]`. */
const COUNT = 1_000;
const draw = chance(Number(process.argv[2] ?? 1));
const entry = await loadTool('qr-code-generator');
const ports = { codes: createCodes(), drawings: createDrawings() };
const times: number[] = [];
let [read, refused] = [0, 0];

for (let at = 0; at < COUNT; at += 1) {
  const input = randomQrInput(draw);
  const begun = performance.now();
  try {
    const { png, content } = entry.tool.output.parse(await execute(entry, input, { ports })) as {
      png: { base64: string };
      content: string;
    };
    times.push(performance.now() - begun);
    if ((await readByJsQr(base64.decode(png.base64))) === content) read += 1;
    else console.log(`Not read: ${JSON.stringify(input)}`);
  } catch (error) {
    refused += 1;
    console.log(`Refused: ${error instanceof Error ? error.message : error} ${JSON.stringify(input)}`);
  }
}

times.sort((one, other) => one - other);
const middle = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
console.log(
  `${read} of ${COUNT} QR codes read by jsQR, ${refused} refused; ${middle(0.5)} ms each, 95 % within ${middle(0.95)} ms`,
);
if (read < COUNT) process.exitCode = 1;
