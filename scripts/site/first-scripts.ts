import { minify } from 'terser';
import type { Plugin, Rolldown } from 'vite';

/** Chunks that every page of a tool begins with. */
const FIRST = ['framework', 'shared', 'form', 'shell'];

/** Name of the chunk with the bundler's own functions. */
export const RUNTIME = 'rolldown-runtime';

/** What Vite writes where a chunk's later code needs styles: a list of one, looked up by its place. */
const ONE_SHEET =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=\[("[^",\]]*")\]\)\)\)=>i\.map\(i=>d\[i\]\);/;

/** Makes what every page begins with smaller than the bundler does: 1 kB and a request less, as a browser receives them. */
export function firstScripts(): Plugin {
  return {
    name: 'first-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        moveRuntime(chunks);
        for (const chunk of chunks) {
          chunk.code = chunk.code.replace(ONE_SHEET, (_, sheet) => `const __vite__mapDeps=()=>[${sheet}];`);
          if (FIRST.includes(chunk.name))
            chunk.code = (await minify(chunk.code, { module: true, compress: { passes: 3 } })).code ?? chunk.code;
        }
      },
    },
  };
}

/**
 * The bundler's own few functions always have a chunk of theirs. They go into the framework's, which all that need
 * them have; workers keep the file.
 */
function moveRuntime(chunks: readonly Rolldown.OutputChunk[]): void {
  const [runtime, framework] = [RUNTIME, 'framework'].map((wanted) => chunks.find(({ name }) => name === wanted));
  const [whole, code, names] = /^(.*)export\{(.*)\};?\s*$/s.exec(runtime?.code ?? '') ?? [];
  if (!runtime || !framework || whole === undefined || runtime.imports.length > 0)
    throw new Error('The bundler’s runtime is not where it was.');
  const pairs = (names ?? '').split(',').map((pair) => pair.split(' as '));
  const within = `const [${pairs.map(([, name]) => `$${name}`)}]=(()=>{${code}return[${pairs.map(([name]) => name)}]})();`;
  const file = (chunk: Rolldown.OutputChunk) => chunk.fileName.replace(/.*\//, '');
  const taken = new RegExp(`import\\{([^}]*)\\}from"\\./${file(runtime).replaceAll('.', '\\.')}";`);
  for (const chunk of chunks) {
    const [, wanted] = taken.exec(chunk.code) ?? [];
    if (wanted === undefined) continue;
    const renamed = wanted.split(',').map((each) => each.split(' as '));
    const own = `const ${renamed.map(([name, as = name]) => `${as}=$${name}`)};`;
    const from = `import{${renamed.map(([name, as = name]) => `$${name} as ${as}`)}}from"./${file(framework)}";`;
    chunk.code = chunk.code.replace(taken, () => (chunk === framework ? within + own : from));
  }
  framework.code += `export{${pairs.map(([, name]) => `$${name}`)}};`;
}
