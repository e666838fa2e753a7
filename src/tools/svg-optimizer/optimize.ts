import { type CustomPlugin, optimize, type PluginConfig } from 'svgo/browser';
import type { ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type tool from './tool.ts';

type Options = ToolInput<typeof tool>;

/** Of SVGO's default preset, what a switch turns off. */
const SHAPES = ['convertShapeToPath', 'convertEllipseToCircle', 'mergePaths'];
const ANIMATIONS = /^(?:[\w-]+:)?(?:animate|set|animatemotion|animatetransform)$/i;
const ADDRESSES = /^(?:[\w-]+:)?(?:href|src)$/i;
const NAME = /^[\w-]*$/;

/** The drawing in fewer bytes. @throws ToolError `invalid-input` for what is no SVG, or options that SVGO has not. */
export function optimizedSvg(text: string, options: Options): string {
  const { precision, scripts, ids, prefix, shapes, dimensions, title, pretty } = options;
  if (!NAME.test(prefix)) {
    throw new ToolError('invalid-input', 'Please enter a prefix of letters, digits, - and _.', { field: 'prefix' });
  }
  const off = [...(ids ? [] : ['cleanupIds']), ...(shapes ? [] : SHAPES), ...withoutIn(options.without)];
  const plugins: PluginConfig[] = [
    // First: nothing is made of what goes anyway.
    ...(scripts ? (['removeScripts', withoutScripts] as const) : []),
    { name: 'preset-default', params: { overrides: Object.fromEntries(off.map((name) => [name, false as const])) } },
    ...(title ? (['removeTitle', { name: 'removeDesc', params: { removeAny: true } }] as const) : []),
    ...(dimensions ? (['removeDimensions'] as const) : []),
    ...(prefix === '' ? [] : ([{ name: 'prefixIds', params: { prefix, delim: '' } }] as const)),
  ];
  return understood(() =>
    optimize(text, {
      // A prefix would be put before itself.
      multipass: prefix === '',
      floatPrecision: precision,
      js2svg: { pretty, indent: 2 },
      plugins,
    }),
  ).data;
}

function withoutIn(list: string): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const wrong = names.find((name) => !/^[a-z][A-Za-z]{2,40}$/.test(name));
  if (wrong !== undefined) {
    const message = `There is no SVGO plugin “${wrong.slice(0, 40)}”.`;
    throw new ToolError('invalid-input', message, { field: 'without' });
  }
  return names;
}

/** What SVGO's own plugin leaves: handlers that it does not know, and animations that put an address or a handler in. */
const withoutScripts: CustomPlugin = {
  name: 'withoutScripts',
  fn: () => ({
    element: {
      enter(node, parent) {
        for (const name of Object.keys(node.attributes))
          if (isHandler(name, node.attributes[name])) delete node.attributes[name];
        if (isScript(node)) parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

type Element = { name: string; attributes: Record<string, string | undefined> };

function isScript({ name, attributes }: Element): boolean {
  if (/^(?:[\w-]+:)?script$/i.test(name)) return true;
  return ANIMATIONS.test(name) && /^(?:(?:[\w-]+:)?href|on.*)$/i.test(attributes.attributeName ?? '');
}

function isHandler(name: string, value = ''): boolean {
  if (/^on/i.test(name)) return true;
  // Browsers skip spaces and control characters in a scheme.
  const scheme = [...value.slice(0, 200)]
    .filter((each) => each > ' ')
    .join('')
    .toLowerCase();
  return ADDRESSES.test(name) && /^(?:javascript|vbscript|data:text\/html)/.test(scheme);
}

/** How many scripts and handlers a drawing has, and what it loads from elsewhere. */
export function readSvg(text: string): { scripts: number; outside: string[] } {
  const outside = new Set<string>();
  let scripts = 0;
  let isSvg = false;
  const reading: CustomPlugin = {
    name: 'reading',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (parent.type === 'root' && /^(?:[\w-]+:)?svg$/.test(node.name)) isSvg = true;
          if (isScript(node)) scripts += 1;
          for (const [name, value = ''] of Object.entries(node.attributes)) {
            if (isHandler(name, value)) scripts += 1;
            else if (ADDRESSES.test(name) && !/^(?:[\w-]+:)?a$/.test(node.name)) noteAddress(value, outside);
            else
              for (const [, address = ''] of value.slice(0, 10_000).matchAll(/url\(\s*["']?([^"')\s]{1,500})/g))
                noteAddress(address, outside);
          }
        },
      },
    }),
  };
  understood(() => optimize(text, { plugins: [reading] }));
  if (!isSvg)
    throw new ToolError('invalid-input', 'This is not an SVG: its first element is not <svg>.', { field: 'text' });
  return { scripts, outside: [...outside] };
}

function noteAddress(address: string, outside: Set<string>): void {
  if (/^(?:https?:)?\/\//i.test(address.trim())) outside.add(address.trim().slice(0, 300));
}

/** Runs SVGO, whose complaints about the text are for its author. */
function understood<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ToolError) throw error;
    if (error instanceof RangeError)
      throw new ToolError('too-large', 'This SVG is nested too deeply.', { field: 'text' });
    const line = error instanceof Error ? /:(\d+):(\d+): (.+)/.exec(error.message) : null;
    const where = line ? ` Line ${line[1]}, column ${line[2]}: ${line[3]?.slice(0, 100)}.` : '';
    throw new ToolError('invalid-input', `This SVG cannot be read.${where}`, { field: 'text', cause: error });
  }
}
