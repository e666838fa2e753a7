import { isIP } from 'node:net';

/** Whether a setting's value has the form it needs. */

/** Whether `parse` reads a value without an error. */
export function isRead(parse: (value: string) => unknown): (value: string) => boolean {
  return (value) => {
    try {
      parse(value);
      return true;
    } catch {
      return false;
    }
  };
}

export function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^(?!-)[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i.test(value);
}

export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

export function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

/** A path is put behind it. */
export function isBaseAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}${url.pathname}`;
}

export function isPostgres(value: string): boolean {
  return /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? '');
}

export function isRedis(value: string): boolean {
  return /^rediss?:$/.test(URL.parse(value)?.protocol ?? '');
}

/** It goes into a header. */
export function isKey(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}

export function isHostAndPort(value: string): boolean {
  return isHost(value.replace(/:\d{1,5}$/, ''));
}

/** Of a browser that speaks Chrome's protocol. */
export function isBrowserAddress(value: string): boolean {
  return /^(?:ws|http)s?:$/.test(URL.parse(value)?.protocol ?? '');
}
