import { ToolError } from '#kit/tool-error';
import { openCodeReader, type SeenCode } from '#workers/read-codes';
import { type Camera, camerasHere, openCamera } from './open-camera.tsx';

interface Scan {
  video: HTMLVideoElement;
  /** Holds the picture that was looked at last. */
  canvas: HTMLCanvasElement;
  /** Which camera, where one was chosen. */
  camera: string | undefined;
  /** Ends it, and lets go of the camera at once. */
  signal: AbortSignal;
  onOpened: (cameras: readonly Camera[], current: string) => void;
  onSeen: (codes: readonly SeenCode[]) => void;
}

/** A code counts when it is in two of so many pictures: bars that are blurred can look like others once. */
const REMEMBERED = 5;
/** Every how many pictures one is looked at with all there is. */
const THOROUGH = 4;

/**
 * Looks through a camera until a code is read; the canvas then has the picture with it. The camera is off again when this is over,
 * however it ends.
 *
 * @throws ToolError where the camera cannot be used; the reason of `signal` after an abort.
 */
export async function scan({ video, canvas, camera, signal, onOpened, onSeen }: Scan): Promise<void> {
  const stream = await openCamera(camera);
  const reader = openCodeReader();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    reader.close();
    video.srcObject = null;
  };
  const { promise: ended, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting for it when it comes.
  ended.catch(() => undefined);
  const onAbort = () => {
    close();
    reject(signal.reason);
  };
  try {
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => reject(new ToolError('unsupported', 'It was turned off or taken away.')));
    video.srcObject = stream;
    await Promise.race([video.play(), ended]);
    onOpened(await camerasHere(), track?.getSettings().deviceId ?? '');
    const seenAt = new Map<string, number>();
    for (let count = 1; ; count += 1) {
      await Promise.race([nextPicture(video), ended]);
      const picture = { ...drawn(video, canvas), isLive: count % THOROUGH !== 0 };
      const codes = await Promise.race([reader.read(picture), ended]);
      onSeen(codes);
      const keys = codes.map(({ format, text }) => `${format} ${text}`);
      if (keys.some((key) => count - (seenAt.get(key) ?? Number.NEGATIVE_INFINITY) < REMEMBERED)) return;
      for (const key of keys) seenAt.set(key, count);
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    close();
  }
}

function nextPicture(video: HTMLVideoElement): Promise<unknown> {
  return new Promise((resolve) => {
    video.requestVideoFrameCallback(resolve);
  });
}

function drawn(video: HTMLVideoElement, canvas: HTMLCanvasElement) {
  const { videoWidth: width, videoHeight: height } = video;
  // A phone that is turned gives pictures of another shape.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(video, 0, 0);
  return { pixels: context.getImageData(0, 0, width, height).data, width, height };
}
