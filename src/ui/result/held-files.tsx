/** Files of the visitor's and what was made of them here: they have an address on this page, and nowhere else. */
const held = new Map<string, { file: File; shown?: string }>();

/** The address of a file that the visitor chose, dropped or pasted. */
export function holdFile(file: File): string {
  // What would end the path or begin another part of it.
  const name = file.name.replace(/[%#?/\\]/g, encodeURIComponent);
  let address = `file:///${name}`;
  for (let count = 2; (held.get(address)?.file ?? file) !== file; count += 1) address = `file:///${count}/${name}`;
  holdUnder(address, file);
  return address;
}

export function holdUnder(address: string, file: File): void {
  if (held.get(address)?.file !== file) held.set(address, { file });
}

export function heldFile(address: string): File | undefined {
  return held.get(address.trim())?.file;
}

/** An address under which this page can show a held file. */
export function shownFile(address: string): string | undefined {
  const entry = held.get(address);
  if (entry) entry.shown ??= URL.createObjectURL(entry.file);
  return entry?.shown;
}

/** Lets go of a file, which then takes no memory of this page. */
export function letGo(address: string): void {
  const { shown } = held.get(address) ?? {};
  if (shown) URL.revokeObjectURL(shown);
  held.delete(address);
}
