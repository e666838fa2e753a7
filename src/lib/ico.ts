/** PNGs in one icon file, as browsers and Windows read it. @param pictures of 256 pixels a side at most. */
export function icoFile(pictures: readonly { size: number; content: Uint8Array }[]): Uint8Array {
  const head = 6 + 16 * pictures.length;
  const file = new Uint8Array(pictures.reduce((sum, { content }) => sum + content.length, head));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, pictures.length, true);
  let at = head;
  for (const [place, { size, content }] of pictures.entries()) {
    const entry = 6 + 16 * place;
    file.set([size & 255, size & 255], entry);
    view.setUint16(entry + 4, 1, true); // planes
    view.setUint16(entry + 6, 32, true); // bits a pixel
    view.setUint32(entry + 8, content.length, true);
    view.setUint32(entry + 12, at, true);
    file.set(content, at);
    at += content.length;
  }
  return file;
}
