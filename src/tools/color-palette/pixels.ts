export interface Pixels {
  /** What they are read from; of a large picture, a smaller one. */
  source: HTMLCanvasElement;
  /** Of the picture that is read. */
  width: number;
  height: number;
  /** `#rrggbb`, with two digits more where it is transparent. */
  colorAt(x: number, y: number): string;
}

/** Pixels on a side at most: a phone has no memory for more. */
const MOST = 4096;

/** The pixels of a picture of this page's own origin, as the screen shows them. */
export function pixelsOf(image: HTMLImageElement): Pixels | undefined {
  const scale = Math.min(1, MOST / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const source = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = source.getContext('2d', { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.drawImage(image, 0, 0, source.width, source.height);
  return {
    ...{ source, width: source.width, height: source.height },
    colorAt(x, y) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = drawing.getImageData(x, y, 1, 1).data;
      const parts = alpha < 255 ? [red, green, blue, alpha] : [red, green, blue];
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    },
  };
}
