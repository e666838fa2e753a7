import { own } from '#lib/own';
import './crop-board.css';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { Box } from '#lib/picture/box';
import { isSideways, mirrors, type Turn } from '#lib/picture/turn';
import type { ShownPicture } from '#ui/board/use-picture';
import { type Bounds, drawn, type Handle, moved, type Point, pulled } from './crop-box.ts';

interface CropPictureProps extends ShownPicture {
  turn: Turn;
  /** In pixels of the turned picture; none where the fields say none. */
  box: Box | undefined;
  limits: Bounds;
  onBox: (box: Box) => void;
}

const corners: readonly (readonly [label: string, handle: Handle])[] = [
  ['Top left corner', { x: -1, y: -1 }],
  ['Top right corner', { x: 1, y: -1 }],
  ['Bottom left corner', { x: -1, y: 1 }],
  ['Bottom right corner', { x: 1, y: 1 }],
];
/** By pointer only: the corners reach every size, and four more stops would be in the way of the keyboard. */
const edges: readonly Handle[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const keys: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const FAST = 10;

/** A small picture is shown larger, but not so large that a card shows nothing else. */
const LARGEST_PIXEL = 8;
/** Below this many on a side, each pixel is seen as a square: smoothed, none could be told from the next. */
const FEW_PIXELS = 200;

type Change = (by: Point) => Box;

/** The picture as it will be, and on it the crop area to draw, drag and resize. */
export function CropPicture({ src, turn, box, limits, onBox }: CropPictureProps) {
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: Point; change: Change }>(undefined);
  const [isDragging, setDragging] = useState(false);
  const { bounds } = limits;

  const inPixels = (event: PointerEvent): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: ((event.clientX - left) / width) * bounds.width,
      y: ((event.clientY - top) / height) * bounds.height,
    };
  };
  const begin = (change: Change) => (event: PointerEvent) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: inPixels(event), change };
    setDragging(true);
  };
  const draw = (event: PointerEvent) => {
    // A finger on the picture may mean to scroll the page; on the area it does not.
    if (event.pointerType === 'touch') return;
    const from = inPixels(event);
    begin((by) => drawn(from, by, limits))(event);
  };
  const proceed = (event: PointerEvent) => {
    if (!drag.current) return;
    const { from, change } = drag.current;
    const now = inPixels(event);
    onBox(change({ x: now.x - from.x, y: now.y - from.y }));
  };
  const end = () => {
    drag.current = undefined;
    setDragging(false);
  };
  const press = (change: Change) => (event: KeyboardEvent) => {
    const step = own(keys, event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const pixels = event.shiftKey ? FAST : 1;
    onBox(change({ x: step.x * pixels, y: step.y * pixels }));
  };
  const actions = (change: Change) => ({ onPointerDown: begin(change), onKeyDown: press(change) });
  const place = box && {
    left: percent(box.x, bounds.width),
    top: percent(box.y, bounds.height),
    width: percent(box.width, bounds.width),
    height: percent(box.height, bounds.height),
  };

  return (
    <fieldset
      className="crop-frame"
      aria-label="Picture and crop area"
      aria-describedby={hint}
      data-dragging={isDragging || undefined}
      onPointerDown={draw}
      onPointerMove={proceed}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <p id={hint} className="sr-only">
        Arrow keys move the area or a corner by one pixel, and by ten with Shift.
      </p>
      <div ref={stage} className="crop-stage" style={stageStyle(limits)}>
        <img src={src} alt="To be cropped" draggable={false} className="crop-source" style={turnStyle(turn, limits)} />
        {box && (
          <>
            <div className="crop-shade">
              <div style={place} />
            </div>
            <div className="crop-area" style={place}>
              <div
                className="crop-move"
                role="slider"
                tabIndex={0}
                aria-label="Crop area"
                aria-valuemin={0}
                aria-valuemax={bounds.width - box.width}
                aria-valuenow={box.x}
                aria-valuetext={`${box.x} from the left, ${box.y} from the top`}
                {...actions((by) => moved(box, by, bounds))}
              />
              {edges.map((handle) => (
                <span
                  key={`${handle.x}${handle.y}`}
                  className="crop-edge"
                  data-x={handle.x}
                  data-y={handle.y}
                  onPointerDown={begin((by) => pulled(box, handle, by, limits))}
                />
              ))}
              {corners.map(([label, handle]) => (
                <div
                  key={label}
                  className="crop-corner"
                  data-x={handle.x}
                  data-y={handle.y}
                  role="slider"
                  tabIndex={0}
                  aria-label={label}
                  aria-valuemin={0}
                  aria-valuemax={bounds.width}
                  aria-valuenow={cornerOf(box, handle).x}
                  aria-valuetext={`${cornerOf(box, handle).x} from the left, ${cornerOf(box, handle).y} from the top`}
                  {...actions((by) => pulled(box, handle, by, limits))}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </fieldset>
  );
}

function cornerOf({ x, y, width, height }: Box, handle: Handle): Point {
  return { x: handle.x === 1 ? x + width : x, y: handle.y === 1 ? y + height : y };
}

function percent(pixels: number, of: number): string {
  return `${(pixels / of) * 100}%`;
}

/** As large as the card allows, and never higher than what a window shows beside the rest. */
function stageStyle({ bounds: { width, height } }: Bounds): CSSProperties {
  const shape = width / height;
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${width * LARGEST_PIXEL}px, 34rem * ${shape}, 70svh * ${shape})`,
  };
}

/** The source lies as it is beneath the turned picture's frame, and is turned around the middle of both. */
function turnStyle(turn: Turn, { bounds }: Bounds): CSSProperties {
  const [across, down] = mirrors(turn.flip);
  const [width, height] = isSideways(turn) ? [bounds.height, bounds.width] : [bounds.width, bounds.height];
  return {
    ...(Math.max(width, height) < FEW_PIXELS && { imageRendering: 'pixelated' }),
    width: percent(width, bounds.width),
    height: percent(height, bounds.height),
    transform: `translate(-50%, -50%) scale(${across ? -1 : 1}, ${down ? -1 : 1}) rotate(${turn.rotate}deg)`,
  };
}
