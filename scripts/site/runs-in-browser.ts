import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { AnyTool } from '#kit/define-tool';

/** Leaves out of the browser's worker the logic of tools that run on the server: no page would ever fetch it. */
export function runsInBrowser(): Plugin {
  return {
    name: 'runs-in-browser',
    apply: 'build',
    load: {
      filter: { id: /\/src\/tools\/[\w-]+\/run\.ts$/ },
      async handler(id) {
        const definition: { default: AnyTool } = await import(pathToFileURL(join(dirname(id), 'tool.ts')).href);
        return definition.default.runsIn === 'server' ? 'export default undefined' : undefined;
      },
    },
  };
}
