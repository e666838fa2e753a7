import { drawFirstPage } from '#lib/pdf/draw-page';

export interface DrawRequest {
  content: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  width: number;
  /** Where the picture goes, or nothing when there is none. */
  port: MessagePort;
}

async function draw({ content, width, port }: DrawRequest): Promise<void> {
  const canvas = await drawFirstPage(content, {
    width,
    makeSurface: (across, high) => new OffscreenCanvas(across, high),
  });
  port.postMessage(await canvas?.convertToBlob({ type: 'image/png' }));
}

self.addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  // The reader of PDF files speaks to itself here.
  if (data.port instanceof MessagePort) draw(data).catch(reportError);
});
