/**
 * A name for what a tool made of the file at `url`: the last part of its path without the extension, then `-{suffix}`.
 * `https://example.com/a/photo.jpg` and `compressed` give `photo-compressed`; an address without a name gives `image-…`.
 */
export function downloadName(url: string, suffix: string): string {
  const base = fileNameOf(url).replace(/\.[^.]*$/, '');
  const ending = `-${suffix}`;
  // A result that goes through the same tool again keeps its name.
  const stem = base.endsWith(ending) ? base.slice(0, -ending.length) : base;
  return `${stem || 'image'}${ending}`;
}

/** The last part of an address's path, as people read it; empty where there is none. */
export function fileNameOf(url: string): string {
  return decoded(URL.parse(url)?.pathname.split('/').pop() ?? '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    // A stray percent sign is legal in an address: the part is then its own name.
    if (error instanceof URIError) return part;
    throw error;
  }
}
