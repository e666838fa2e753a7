import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import type { BatchPicture } from './picture-queue.tsx';

/** Pixels a side, for screens of two device pixels to one. */
const SIDE = 80;

/** One at a time: a whole picture is decoded for each. */
let before: Promise<unknown> = Promise.resolve();

/** The picture itself, small, where it is here and the browser can show its kind: made once it is in sight, as an `img` would keep the whole picture's pixels. */
export function Thumbnail({ source }: Pick<BatchPicture, 'source'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const { current } = canvas;
    if (typeof source === 'string' || !current) return;
    let isGone = false;
    const draw = async () => {
      if (isGone) return;
      await drawCover(source, current);
      setDrawn(true);
    };
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      // What this browser does not know, such as most do HEIC, keeps the icon.
      before = before.then(draw).catch(() => undefined);
    });
    observer.observe(current.parentElement ?? current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [source]);
  return (
    <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted">
      <canvas ref={canvas} width={SIDE} height={SIDE} hidden={!isDrawn} aria-hidden className="size-full" />
      {!isDrawn && <Icon name="image" />}
    </span>
  );
}

async function drawCover(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file, { resizeHeight: SIDE, resizeQuality: 'low' });
  const scale = Math.max(1, SIDE / bitmap.width);
  const [width, height] = [bitmap.width * scale, SIDE * scale];
  canvas.getContext('2d')?.drawImage(bitmap, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  bitmap.close();
}
