import { base64, hex } from '@scure/base';
import { ToolError } from '#kit/tool-error';

/** The bytes of a text: its UTF-8, or what its digits stand for. White space among digits does not count. */
export function bytesOf(text: string, form: 'utf8' | 'hex' | 'base64', field: string): Uint8Array {
  if (form === 'utf8') return new TextEncoder().encode(text);
  const digits = text.replace(/\s+/g, '');
  try {
    return form === 'hex' ? hex.decode(digits.toLowerCase()) : base64.decode(padded(digits));
  } catch (cause) {
    const name = form === 'hex' ? 'in hexadecimal digits' : 'in Base64';
    throw new ToolError('invalid-input', `The ${field} is not written ${name}.`, { field, cause });
  }
}

function padded(digits: string): string {
  const usual = digits.replaceAll('-', '+').replaceAll('_', '/');
  return usual.padEnd(Math.ceil(usual.length / 4) * 4, '=');
}
