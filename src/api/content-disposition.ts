/**
 * A `Content-Disposition` value that every client reads: an ASCII name, and the whole name in UTF-8 (RFC 6266, RFC 8187)
 * where it is not ASCII.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const extended = plain === name ? '' : `; filename*=UTF-8''${extendedValue(name)}`;
  return `${kind}; filename="${plain}"${extended}`;
}

// encodeURIComponent leaves four characters that RFC 8187 does not allow.
function extendedValue(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
