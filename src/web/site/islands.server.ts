/** Where the browser finds a component: the module, and the name that it exports it by. */
export interface IslandName {
  module: string;
  name: string;
}

const modules = {
  ...import.meta.glob<Record<string, unknown>>('../islands/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../tools/*/page.tsx', { eager: true }),
};

const names = new Map<unknown, IslandName>(
  Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, component]) => [component, { module: moduleOf(file), name }] as const),
  ),
);

/** The path from the top of a file beside this one. */
function moduleOf(file: string): string {
  return file.startsWith('../../') ? file.replace('../..', '/src') : file.replace('..', '/src/web');
}

/** @throws Error when no module of `web/islands` exports the component, and it is no tool's card. */
export function islandName(component: unknown): IslandName {
  const name = names.get(component);
  if (!name) throw new Error(`No module of web/islands exports ${nameOf(component)}`);
  return name;
}

function nameOf(component: unknown): string {
  return typeof component === 'function' ? component.name : String(component);
}
