/** What is drawn on: a canvas without a page. */
interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d'): object | null;
}

interface PagesOptions<S extends Surface> {
  /** For a document that is locked. */
  password?: string;
  makeSurface: (width: number, height: number) => S;
}

/** A document whose pages can be drawn. */
export interface OpenPages<S extends Surface> {
  count: number;
  /** A page by its number, from 1, so many pixels wide; nothing where it cannot be drawn. */
  draw(number: number, width: number): Promise<S | undefined>;
  /** Pixels of a page, by its number, at so many points to the inch. */
  sizeAt(number: number, dpi: number): Promise<{ width: number; height: number }>;
  close(): Promise<void>;
}

interface Holder {
  canvas: Surface | null;
  context: object | null;
}

interface DrawnPage {
  getViewport(order: { scale: number }): { width: number; height: number };
  render(order: { canvas: unknown; canvasContext?: unknown; viewport: unknown }): { promise: Promise<void> };
  cleanup(): unknown;
}

/** Points of an inch. */
const POINTS = 72;
/** Higher sheets are cut. */
const MOST_TIMES = 20;

/**
 * Opens a PDF file to draw its pages. The reader is loaded when first needed (1.5 MB). A hostile file can keep its thread busy and fill
 * its memory: call this within a thread that can be ended.
 */
export async function openPages<S extends Surface>(
  content: Uint8Array,
  { makeSurface, password }: PagesOptions<S>,
): Promise<OpenPages<S>> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(content, {
    ...{ verbosity: 0, disableFontFace: true, useSystemFonts: false },
    CanvasFactory: surfacesBy(makeSurface),
    FilterFactory: NoFilters,
    ...(password && { password }),
  });
  return {
    count: pdf.numPages,
    async sizeAt(number, dpi) {
      const page: DrawnPage = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: dpi / POINTS });
      return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    },
    async draw(number, width) {
      const page: DrawnPage = await pdf.getPage(number);
      const sheet = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / sheet.width });
      const height = Math.round(Math.min(viewport.height, width * MOST_TIMES));
      const canvas = makeSurface(Math.round(viewport.width), height);
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) return undefined;
      await page.render({ canvas, canvasContext, viewport }).promise;
      page.cleanup();
      return canvas;
    },
    close: () => pdf.loadingTask.destroy(),
  };
}

/** In the place of canvases that need a document around them. */
function surfacesBy(make: (width: number, height: number) => Surface) {
  return class {
    create(width: number, height: number): Holder {
      const canvas = make(width, height);
      return { canvas, context: canvas.getContext('2d') };
    }
    reset({ canvas }: Holder, width: number, height: number): void {
      if (canvas) Object.assign(canvas, { width, height });
    }
    destroy(holder: Holder): void {
      this.reset(holder, 0, 0);
      Object.assign(holder, { canvas: null, context: null });
    }
  };
}

/** Filters need a document as well; what browsers print has none. */
class NoFilters {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  addAlphaFilter(): string {
    return 'none';
  }
  addLuminosityFilter(): string {
    return 'none';
  }
  addKnockoutFilter(): string {
    return 'none';
  }
  addHighlightHCMFilter(): string {
    return 'none';
  }
  destroy(): void {}
}
