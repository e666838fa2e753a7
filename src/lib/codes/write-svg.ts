import { type CellShape, type Cells, outline } from './cells.ts';

/** What a code looks like. Colors are `#rrggbb`; `quiet` is in cells. */
export interface CodeLook {
  shape: CellShape;
  color: string;
  background: string;
  quiet: number;
}

/** A picture in a code, as a data URL, with its place in cells. */
export interface PlacedLogo {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param size Of the longer side, in pixels of CSS: whoever shows it may take another. */
export function svgOf(
  cells: Cells,
  { shape, color, background, quiet }: CodeLook,
  size: number,
  logo?: PlacedLogo,
): string {
  const [width, height] = [cells.width + 2 * quiet, cells.height + 2 * quiet];
  const unit = size / Math.max(width, height);
  const path: string[] = [];
  const said = (...numbers: number[]) => numbers.map((each) => Number((each + quiet).toFixed(3))).join(' ');
  outline(cells, shape, {
    move: (x, y) => path.push(`M${said(x, y)}`),
    line: (x, y) => path.push(`L${said(x, y)}`),
    curve: (...points) => path.push(`C${said(...points)}`),
    close: () => path.push('z'),
  });
  const crisp = shape === 'square' ? ' shape-rendering="crispEdges"' : '';
  const picture = logo
    ? `<image x="${said(logo.x)}" y="${said(logo.y)}" width="${logo.width}" height="${logo.height}" href="${logo.url}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * unit)}" height="${Math.round(height * unit)}" viewBox="0 0 ${width} ${height}"><path fill="${background}" d="M0 0h${width}v${height}H0z"/><path fill="${color}"${crisp} d="${path.join('')}"/>${picture}</svg>`;
}
