import latin500 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-500-normal.woff?url';
import latin700 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff?url';
import ext500 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-500-normal.woff?url';
import ext700 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff?url';
import vietnamese500 from '@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-500-normal.woff?url';
import vietnamese700 from '@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-700-normal.woff?url';
import { NotHere } from '#ports/images/engine';
import type { Lettering } from './port.ts';

/** In the order of `parts.ts`. */
const addresses = { 500: [latin500, ext500, vietnamese500], 700: [latin700, ext700, vietnamese700] };

/** The same files, fetched from our own server. */
export const fetchedLettering: Lettering = {
  face: (weight) => Promise.all(addresses[weight].map(fetched)),
};

async function fetched(address: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new NotHere('The letters could not be fetched.', { cause });
  }
  throw new NotHere('The letters could not be fetched.');
}
