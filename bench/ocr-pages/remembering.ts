import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { workWithSharp } from '#ports/images/sharp';
import { engineHere } from '#ports/ocr/engine-here';
import { english } from '#ports/ocr/languages';
import type { Engine } from '#ports/ocr/tesseract-core';

interface Readings {
  engine: Engine;
  /** Seconds of processor time that the readings took since the last call; `known` are those of an earlier run among them. */
  spent(): { all: number; known: number };
  /** How many there were. */
  count(): number;
}

/** The engine, with what it read in a picture kept in a folder: the same picture is read once, in whatever run. */
export async function rememberingEngine(folder: string): Promise<Readings> {
  await mkdir(folder, { recursive: true });
  workWithSharp();
  const engine = await engineHere(english, () => undefined);
  let picture = '';
  let [seconds, known, readings] = [0, 0, 0];
  return {
    engine: {
      show(shown) {
        engine.show(shown);
        picture = createHash('sha256').update(`${shown.width} `).update(shown.pixels).digest('hex').slice(0, 24);
      },
      read(mode, end) {
        const file = join(folder, `${picture}-${mode}`);
        readings += 1;
        if (existsSync(file)) {
          const [time = '0', ...table] = readFileSync(file, 'utf8').split('\n');
          seconds += Number(time);
          known += Number(time);
          return { table: table.join('\n'), isCut: false };
        }
        const before = process.cpuUsage();
        const { table, isCut } = engine.read(mode, end);
        const { user, system } = process.cpuUsage(before);
        const time = (user + system) / 1e6;
        seconds += time;
        if (!isCut) writeFileSync(file, `${time}\n${table}`);
        return { table, isCut };
      },
    },
    spent() {
      const spent = { all: seconds, known };
      seconds = 0;
      known = 0;
      return spent;
    },
    count() {
      const number = readings;
      readings = 0;
      return number;
    },
  };
}
