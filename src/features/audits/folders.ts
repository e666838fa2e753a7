interface PageOfFolder {
  url: string;
  status: number;
  findings: number;
}

export interface Folder {
  /** The last part of its path: "blog/". */
  name: string;
  /** With all folders in it. */
  pages: number;
  findings: number;
  folders: Folder[];
}

/** Folders that are told of in one; the rest are put together, as they are many pages of one kind. */
const MOST = 40;

/** The pages of a site by the folders of their addresses; of several hosts, each is one. */
export function foldersOf(list: readonly PageOfFolder[]): Folder[] {
  const hosts = Map.groupBy(
    list.filter(({ url }) => URL.canParse(url)),
    ({ url }) => new URL(url).host,
  );
  return [...hosts].map(([host, pages]) => folderOf(host, pages, 1));
}

function folderOf(name: string, pages: readonly PageOfFolder[], depth: number): Folder {
  const inside = Map.groupBy(pages, ({ url }) => partOf(url, depth));
  const folders = [...inside]
    .flatMap(([part, own]) => (part === '' ? [] : [folderOf(part, own, depth + 1)]))
    .sort((a, b) => b.pages - a.pages);
  const rest = folders.slice(MOST);
  return {
    ...{ name, pages: pages.length, findings: sum(pages) },
    folders: [
      ...folders.slice(0, MOST),
      ...(rest.length > 0
        ? [{ name: `${rest.length} more folders`, pages: total(rest), findings: sum(rest), folders: [] }]
        : []),
    ],
  };
}

/** The name of the folder at a depth of the path, with its slash; empty for a page that lies above. */
function partOf(url: string, depth: number): string {
  const parts = new URL(url).pathname.split('/');
  const part = parts[depth];
  return part !== undefined && depth < parts.length - 1 ? `${part}/` : '';
}

function sum(list: readonly { findings: number }[]): number {
  return list.reduce((all, { findings }) => all + findings, 0);
}

function total(list: readonly Folder[]): number {
  return list.reduce((all, { pages }) => all + pages, 0);
}
