const SIDE = 512;

/** An emoji as this browser draws it, cut to what is seen; `undefined` where nothing is. */
export async function drawnEmoji(emoji: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * SIDE, 2 * SIDE];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || emoji === '') return undefined;
  context.font = `${SIDE}px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif`;
  [context.textAlign, context.textBaseline] = ['center', 'middle'];
  context.fillText(emoji, SIDE, SIDE);
  const box = seen(context.getImageData(0, 0, canvas.width, canvas.height));
  if (!box) return undefined;
  const { left, top, width, height } = box;
  const cut = document.createElement('canvas');
  [cut.width, cut.height] = [width, height];
  cut.getContext('2d')?.drawImage(canvas, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'emoji.png', { type: 'image/png' }) : undefined;
}

function seen({ data, width, height }: ImageData) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
