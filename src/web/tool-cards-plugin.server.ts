import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { generated, writeToolCards } from './generated.server.ts';

/** Where a tool's card is as a module for the browser, and the chunks it needs. */
export interface CardAddress {
  url: string;
  preload: string[];
}

const VIRTUAL = 'virtual:tool-card-addresses';
const addressFile = join(generated, 'tool-card-addresses.json');

/**
 * Makes one chunk of each tool's card, and tells the prerendering where they are. A page then names its own card only:
 * with a route module a tool, every page would carry a list of all of them.
 */
export function toolCards(): Plugin {
  let isDevelopment = false;
  return {
    name: 'tool-cards',
    configResolved: ({ command }) => {
      isDevelopment = command === 'serve';
    },
    buildStart() {
      const cards = writeToolCards();
      if (isDevelopment || this.environment.name !== 'client') return;
      for (const [slug, id] of cards) this.emitFile({ type: 'chunk', id, name: slug, preserveSignature: 'strict' });
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const addresses: Record<string, CardAddress> = {};
      const importsOf = (file: string): string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      for (const [slug, id] of writeToolCards()) {
        const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId === normal(id));
        if (!chunk) throw new Error(`No chunk came of ${id}`);
        const needed = new Set(importsOf(chunk.fileName));
        for (const file of needed) for (const next of importsOf(file)) needed.add(next);
        addresses[slug] = { url: `/${chunk.fileName}`, preload: [...needed].map((file) => `/${file}`) };
      }
      writeFileSync(addressFile, JSON.stringify(addresses));
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return;
      if (isDevelopment) return `export default ${JSON.stringify(developmentAddresses())}`;
      // The client's build comes first.
      if (!existsSync(addressFile)) throw new Error(`${addressFile} is missing`);
      return `export default ${readFileSync(addressFile, 'utf8')}`;
    },
  };
}

/** Without a build, modules are served by their own path. */
function developmentAddresses(): Record<string, CardAddress> {
  const slugs = [...writeToolCards().keys()];
  return Object.fromEntries(slugs.map((slug) => [slug, { url: `/.generated/tool-cards/${slug}.tsx`, preload: [] }]));
}

function normal(path: string): string {
  return path.split(sep).join('/');
}
