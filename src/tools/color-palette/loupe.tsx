import { useEffect, useRef } from 'react';
import type { Pixels } from './pixels.ts';

/** Pixels of the picture on a side, an odd number, and of the screen for each. */
const SEEN = 11;
const SIZE = 12;
const HALF = (SEEN - 1) / 2;

interface LoupeProps {
  pixels: Pixels | undefined;
  spot: { x: number; y: number } | undefined;
}

/** What is around a spot, enlarged, with the spot's own pixel framed. */
export function Loupe({ pixels, spot }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return;
    const side = SEEN * SIZE;
    drawing.clearRect(0, 0, side, side);
    if (!pixels || !spot) return;
    drawing.imageSmoothingEnabled = false;
    drawing.drawImage(pixels.source, spot.x - HALF, spot.y - HALF, SEEN, SEEN, 0, 0, side, side);
    for (const [colour, inset] of [
      ['#fff', 0],
      ['#000', 1],
    ] as const) {
      drawing.strokeStyle = colour;
      drawing.strokeRect(
        HALF * SIZE - inset - 0.5,
        HALF * SIZE - inset - 0.5,
        SIZE + 2 * inset + 1,
        SIZE + 2 * inset + 1,
      );
    }
  }, [pixels, spot]);
  return (
    <canvas
      ref={canvas}
      width={SEEN * SIZE}
      height={SEEN * SIZE}
      className="rounded-control border border-line bg-sunken"
    />
  );
}
