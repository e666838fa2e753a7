/** What is drawn on: a canvas without a page. */
interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d'): object | null;
}

interface DrawOptions<S extends Surface> {
  /** Pixels. */
  width: number;
  makeSurface: (width: number, height: number) => S;
}

interface Holder {
  canvas: Surface | null;
  context: object | null;
}

interface DrawnPage {
  getViewport(order: { scale: number }): { width: number; height: number };
  render(order: { canvas: unknown; canvasContext?: unknown; viewport: unknown }): { promise: Promise<void> };
}

/** Higher sheets are cut. */
const MOST_TIMES = 4;

/**
 * The first page of a PDF file as a picture, or nothing when it cannot be read. The reader is loaded when first needed (1.5 MB). A hostile
 * file can keep its thread busy and fill its memory: call this within a thread that can be ended.
 */
export async function drawFirstPage<S extends Surface>(
  content: Uint8Array,
  { width, makeSurface }: DrawOptions<S>,
): Promise<S | undefined> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(content, {
    ...{ verbosity: 0, disableFontFace: true, useSystemFonts: false },
    CanvasFactory: surfacesBy(makeSurface),
    FilterFactory: NoFilters,
  });
  try {
    const page: DrawnPage = await pdf.getPage(1);
    const sheet = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: width / sheet.width });
    const height = Math.round(Math.min(viewport.height, width * MOST_TIMES));
    const canvas = makeSurface(Math.round(viewport.width), height);
    const canvasContext = canvas.getContext('2d');
    if (!canvasContext) return undefined;
    await page.render({ canvas, canvasContext, viewport }).promise;
    return canvas;
  } finally {
    await pdf.loadingTask.destroy();
  }
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
