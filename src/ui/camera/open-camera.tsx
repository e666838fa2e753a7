import { ToolError } from '#kit/tool-error';
import { own } from '#lib/own';

export interface Camera {
  id: string;
  name: string;
}

/** Pixels that a code which fills half of the picture is read in, and that a phone reads several times a second. */
const WANTED = { width: { ideal: 1280 }, height: { ideal: 720 } };

/**
 * A camera's picture: of that one, or of the one that looks away from the visitor.
 *
 * @throws ToolError with what the visitor can do.
 */
export async function openCamera(id: string | undefined): Promise<MediaStream> {
  const which = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...WANTED, ...which } });
  } catch (cause) {
    throw refusal(cause);
  }
}

/** The cameras there are, once one of them was allowed: names are known from then on. */
export async function camerasHere(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, at) => ({ id: deviceId, name: label || `Camera ${at + 1}` }));
}

const BUSY = 'Another program may be using it. Close that program and try again.';

/** By the name of what a browser throws. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'It is not allowed. Allow the camera for this site in your browser, and for your browser in the settings of the device.',
  NotFoundError: 'There is none on this device.',
  OverconstrainedError: 'It is not connected any more.',
  NotReadableError: BUSY,
  AbortError: BUSY,
  SecurityError: 'This page may not use it. The address must begin with https.',
};

function refusal(cause: unknown): unknown {
  if (!(cause instanceof DOMException)) return cause;
  const reason = own(REASONS, cause.name) ?? 'Your browser gives this page no camera.';
  return new ToolError('unsupported', reason, { cause });
}
