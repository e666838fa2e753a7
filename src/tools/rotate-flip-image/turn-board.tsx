import './turn-board.css';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { type Corners, levelling, sizeAtAngle } from '#lib/picture/at-angle';
import type { Size } from '#lib/picture/box';
import { isSideways, mirrors, readTurn, type Turn, turnedSize } from '#lib/picture/turn';
import type { BoardPicture } from '#ui/board/board-place';
import { usePicture } from '#ui/board/use-picture';
import type { FormParts } from '#ui/drawn/field-kind';

interface TurnBoardProps extends BoardPicture {
  form: Pick<FormParts, 'values' | 'change'>;
}

interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Pixels that a line has to be long, or it was a slip. */
const SHORTEST = 24;

/** The picture as it will be. A line that is drawn on it becomes level, or upright. */
export function TurnBoard({ url, onFailed, form: { values, change } }: TurnBoardProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState<Line>();
  const otherwise = 'It is turned all the same.';
  const picture = usePicture(url, { onShown: () => {}, onFailed, otherwise });
  if (!picture) return <p className="turn-board turn-words text-muted">Loading the picture...</p>;
  const turn = readTurn(String(values.rotate), String(values.flip));
  const angle = Number(values.angle) || 0;
  const corners: Corners = values.corners === 'fill' ? 'fill' : 'cut';
  const result = sizeAtAngle(turnedSize(picture.size, turn), angle, corners);
  const pointOf = (event: PointerEvent) => {
    const { left, top } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const end = () => {
    setLine(undefined);
    if (!line || Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y) < SHORTEST) return;
    const wanted = angle + levelling(line.from, line.to);
    change({ angle: String(Math.round(Math.min(45, Math.max(-45, wanted)) * 10) / 10) });
  };
  const background = String(values.background || '#ffffff');
  return (
    <div className="turn-board">
      <div
        ref={stage}
        className="turn-stage"
        style={{ ...stageStyle(result), ...(corners === 'fill' && angle !== 0 && { background }) }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setLine({ from: pointOf(event), to: pointOf(event) });
        }}
        onPointerMove={(event) => line && setLine({ ...line, to: pointOf(event) })}
        onPointerUp={end}
        onPointerCancel={() => setLine(undefined)}
      >
        <img
          src={picture.src}
          alt="As it will be"
          draggable={false}
          style={pictureStyle(picture.size, { turn, angle, result })}
        />
        {line && (
          <svg className="turn-line" aria-hidden="true">
            <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
            <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
          </svg>
        )}
      </div>
      <p className="turn-words text-sm text-muted figures">
        {result.width} × {result.height} pixels. Draw a line along the horizon, or along what stands upright.
      </p>
    </div>
  );
}

/** As large as the card allows, and never higher than what a window shows beside the rest. */
function stageStyle({ width, height }: Size): CSSProperties {
  const shape = width / height;
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${width * 8}px, 34rem * ${shape}, 60svh * ${shape})`,
  };
}

/** The source lies in the middle, mirrored after it was rotated, and then straightened. */
function pictureStyle(
  { width, height }: Size,
  { turn, angle, result }: { turn: Turn; angle: number; result: Size },
): CSSProperties {
  const [across, down] = mirrors(turn.flip);
  const [x, y] = isSideways(turn) ? [height, width] : [width, height];
  // A share of the stage's width for both sides, as the picture may be turned by any angle.
  return {
    width: `${(width / result.width) * 100}%`,
    aspectRatio: `${width} / ${height}`,
    transform: `translate(-50%, -50%) rotate(${angle}deg) scale(${across ? -1 : 1}, ${down ? -1 : 1}) rotate(${turn.rotate}deg)`,
    ...(Math.max(x, y) < 200 && { imageRendering: 'pixelated' }),
  };
}
