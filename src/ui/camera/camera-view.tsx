import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import type { SeenCode } from '#workers/read-codes';
import { Select } from '../form/choice.tsx';
import { notify } from '../notice/notices.tsx';
import type { Camera } from './open-camera.tsx';
import { scan } from './scan.tsx';

export interface CameraViewProps {
  isOn: boolean;
  /** The picture in which a code was read; the camera is off by then. */
  onRead: (picture: File) => void;
  /** The camera is off without that. */
  onOff: () => void;
}

/** What a camera sees, until there is a code in it; then that very picture, with the code marked. */
export function CameraView({ isOn, onRead, onOff }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, choose] = useState<string>();
  const [cameras, setCameras] = useState<{ all: readonly Camera[]; current: string }>();
  const [seen, setSeen] = useState<readonly SeenCode[]>([]);
  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (!video.current || !canvas.current) return;
    setSeen([]);
    const onOpened = (all: readonly Camera[], current: string) => setCameras({ all, current });
    const parts = { video: video.current, canvas: canvas.current, camera: chosen, signal };
    await scan({ ...parts, onOpened, onSeen: setSeen });
    if (signal.aborted) return;
    showWhatComes(canvas.current.closest('form')?.nextElementSibling);
    onRead(await pictureOf(canvas.current));
  });
  const end = useEffectEvent((error: unknown) => {
    onOff();
    if (!(error instanceof ToolError)) console.error(error);
    const reason = error instanceof ToolError ? error.message : 'Check your connection and try again.';
    notify({ kind: 'error', message: 'The camera could not be used', reason });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another camera is another look.
  useEffect(() => {
    if (!isOn) return;
    const over = new AbortController();
    look(over.signal).catch((error: unknown) => over.signal.aborted || end(error));
    return () => over.abort();
  }, [isOn, chosen]);
  const hide = useEffectEvent(() => {
    if (document.hidden && isOn) onOff();
  });
  useEffect(() => {
    const onChange = () => hide();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const { width = 0, height = 0 } = canvas.current ?? {};
  const picture = 'block max-h-[70dvh] w-full object-contain';
  return (
    <div className="grid gap-3">
      <div className="relative overflow-hidden rounded-card bg-sunken">
        <canvas ref={canvas} role="img" aria-label="Picture with the code" className={isOn ? 'hidden' : picture} />
        <video ref={video} muted playsInline aria-label="What the camera sees" className={isOn ? picture : 'hidden'} />
        <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full" aria-hidden="true">
          {seen.map(({ format, text, corners }) => (
            <polygon
              key={`${format} ${text} ${corners[0]?.x} ${corners[0]?.y}`}
              points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
              className="fill-accent/25 stroke-accent"
              strokeWidth={4}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <p role="status" className="text-sm text-muted">
        {isOn
          ? 'Hold a code in front of the camera. It is read on this device.'
          : 'A code was read. The camera is off.'}
      </p>
      {isOn && cameras && cameras.all.length > 1 && (
        <Select
          label="Camera"
          value={cameras.current}
          options={cameras.all.map(({ id }) => id)}
          names={Object.fromEntries(cameras.all.map(({ id, name }) => [id, name]))}
          onChange={choose}
        />
      )}
    </div>
  );
}

/** As it was looked at, pixel by pixel. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<File> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (!blob) throw new Error('This browser keeps no pictures.');
  const time = new Date().toTimeString().slice(0, 8).replaceAll(':', '');
  return new File([blob], `camera-${time}.png`, { type: 'image/png' });
}

/** On a narrow screen, what comes out is far below what was pressed. */
function showWhatComes(outcome: Element | null | undefined): void {
  const observer = new MutationObserver(() => {
    const came = outcome?.querySelector('[aria-label="Result"]');
    if (!came) return;
    observer.disconnect();
    const { top } = came.getBoundingClientRect();
    // Below the header and a notice.
    if (top > innerHeight / 2) scrollBy({ top: top - innerHeight / 4 });
  });
  if (outcome) observer.observe(outcome, { childList: true, subtree: true, characterData: true });
}
