import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSame } from '#lib/is-same';

const YEAR_SECONDS = 31_536_000;

interface DeviceSigner {
  /** 64 hexadecimal digits. */
  secret: string;
  publicUrl: string;
}

/**
 * A cookie by which a browser proves later that its visitor has been in the account of an address, so that strangers who try
 * passwords do not shut it out. It opens nothing by itself, and goes nowhere but to the log-in.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 *
 * @param lasts whether it outlives the browser's session.
 */
export function deviceCookie(email: string, { lasts }: { lasts: boolean }, signer: DeviceSigner): string {
  const device = bytesToHex(randomBytes(16));
  const age = lasts ? `; Max-Age=${YEAR_SECONDS}` : '';
  return line(`${device}.${signature(device, email, signer.secret)}${age}`, signer);
}

/** Ends what `deviceCookie` began. */
export function noDeviceCookie(signer: Pick<DeviceSigner, 'publicUrl'>): string {
  return line('; Max-Age=0', signer);
}

/** The device that calls when it has been in the account of the address, else `undefined`. */
export function knownDevice(headers: Headers, email: string, { secret, publicUrl }: DeviceSigner): string | undefined {
  const given = (headers.get('cookie') ?? '').split('; ').find((pair) => pair.startsWith(`${nameOf(publicUrl)}=`));
  const [, device = '', signed = ''] = /=([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(given ?? '') ?? [];
  return isSame(signature(device, email, secret), signed) ? device : undefined;
}

function line(content: string, { publicUrl }: Pick<DeviceSigner, 'publicUrl'>): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${nameOf(publicUrl)}=${content}; Path=/api/account/log-in; HttpOnly; SameSite=Lax${secure}`;
}

function nameOf(publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Secure-' : ''}clearkit.known`;
}

function signature(device: string, email: string, secret: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`known device ${device} ${email.toLowerCase()}`)));
}
