/** What holds no text, by its type; a picture as SVG does. */
const MEDIA = /^(?:image\/(?!svg)|audio\/|video\/(?!mp2t)|font\/)/;
const PACKED = /\/(?:zip|gzip|x-tar|vnd\.)/;

/**
 * Whether a chooser of files with this `accept` takes a file. While it is dragged its name is not known, and in some browsers not even its
 * type: then it may be one. What calls itself a text is read to see.
 */
export function takesFile(accept: string, { name, type }: { name: string; type: string }): boolean {
  const isOdd = accept.includes('.') && takenBy(accept) !== 'pictures' && !MEDIA.test(type);
  const isUnknown = name === '' && (type === '' || isOdd);
  if (accept === '' || isUnknown) return true;
  const isListed = accept.split(',').some((each) => {
    if (each.startsWith('.')) return name.toLowerCase().endsWith(each);
    return each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : each === type;
  });
  return isListed || (accept.includes('text/') && !MEDIA.test(type) && !PACKED.test(type));
}

/** What a chooser takes, in words. */
export function takenBy(accept: string): string {
  if (accept === '') return 'files';
  if (accept.startsWith('image/')) return 'pictures';
  if (accept.startsWith('.pdf,')) return 'PDF files';
  return accept.includes('.docx') ? 'texts and documents' : 'text files';
}
