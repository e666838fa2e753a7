/** Turns drawings into pixels. It computes and nothing else: an SVG loads nothing, and what it has of pictures is in it. */
export interface Drawings {
  /** How large a drawing says it is, in whole pixels. */
  size(svg: string): Promise<{ width: number; height: number }>;
  /**
   * An SVG in pixels: red, green, blue and opacity, one byte each, colors not multiplied by opacity. Letters are those of Liberation Sans,
   * regular and bold; others are left out. The drawing is of our own: a stranger's part of it is bounded by its author.
   */
  pixels(svg: string, width: number): Promise<{ pixels: Uint8Array; width: number; height: number }>;
}
