import type { TemporaryFile } from '#ports/files/port';

export interface SvgOptions {
  /** Times the size that the drawing says, or pixels of one side; the other follows from the drawing's shape. */
  size: { by: 'scale' | 'width' | 'height'; value: number };
  /** `#rrggbb` under the drawing; absent: transparent. */
  background?: string;
}

/** What of a drawing is not in its picture. */
export interface LeftOut {
  /** In words: "Addresses outside the drawing, refused". */
  what: string;
  count: number;
  /** Which, as far as they have names or addresses. */
  which: string;
}

export interface SvgFacts {
  width: number;
  height: number;
  /** The size that the drawing says, in CSS pixels, rounded. */
  source: { width: number; height: number };
  leftOut: LeftOut[];
  /** Names of fonts in the drawing, and what its letters are drawn with in their place. */
  fonts: { asked: string; drawn: string }[];
  /** Characters that no font here has. */
  missing: string;
  /** Which size was taken where the drawing says none. */
  sizeFrom: 'drawing' | 'viewBox' | 'nothing';
}

interface DrawnSvg<Content = TemporaryFile> extends SvgFacts {
  /** A PNG. */
  content: Content;
}

/** Draws what strangers wrote, bounded in pixels, memory and time. It loads nothing that the drawing names. */
export interface Svg<Content = TemporaryFile> {
  /**
   * @throws ToolError `invalid-input` for what is no SVG, `unsupported` for what cannot be drawn, `too-large`, `timed-out`, `busy`, `cancelled`.
   */
  draw(source: Content, options: SvgOptions & { signal?: AbortSignal }): Promise<DrawnSvg>;
}
