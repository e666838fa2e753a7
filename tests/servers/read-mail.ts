/** A mail as a person's program shows it. */
export interface ReadMail {
  /** By name in lower case, unfolded and decoded. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
}

/** Reads a mail with a plain text, an HTML text or both: headers, quoted-printable and base64, RFC 2045 to 2047. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  const bodyOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part ? decoded(part).replaceAll('\r\n', '\n').replace(/\n$/, '') : '';
  };
  return { headers, text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

function split(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n')) {
    const [, name = '', value = ''] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === '' || headers.has(name.toLowerCase())) throw new Error(`No header, or one that was there: ${line}`);
    headers.set(name.toLowerCase(), words(value));
  }
  return { headers, body: raw.slice(end + 4) };
}

function decoded({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Encoded words, RFC 2047. */
function words(value: string): string {
  return value
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quotedPrintable(text.replaceAll('_', ' ')),
    );
}
