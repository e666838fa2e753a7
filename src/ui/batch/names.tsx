/** What no system, or not every one, takes in the name of a file. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]/gu;

/** A result's name: the original's, with the extension of what it has become. `IMG_1.HEIC` and `jpg` give `IMG_1.jpg`. */
export function resultName(original: string, extension: string): string {
  const stem = original.replace(/\.[^.]*$/, '').replace(UNFIT, '_');
  return `${stem.trim() || 'picture'}.${extension}`;
}

/** A folder's path with names that every system takes: `holiday/day: 1` is `holiday/day_ 1`. */
export function fitFolder(path: string): string {
  const parts = path.split('/').map((part) => part.replace(UNFIT, '_').replace(/(?<![. ])[. ]+$/, ''));
  return parts.filter(Boolean).join('/');
}

/** A name that is taken, with a number: `a.jpg` and 2 give `a (2).jpg`. */
export function numbered(name: string, count: number): string {
  return name.replace(/(\.[^./]*)?$/, ` (${count})$1`);
}

/** The extension in an address's last part, without the dot; `bin` where there is none. */
export function extensionOf(url: string): string {
  const [, extension = 'bin'] = /\.([a-z0-9]{1,8})$/i.exec(URL.parse(url)?.pathname ?? '') ?? [];
  return extension.toLowerCase();
}

/** The same names, each once: the second `a.jpg` is `a (2).jpg`. Case makes no difference, as on most disks. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = numbered(name, count);
    taken.add(free.toLowerCase());
    return free;
  });
}
