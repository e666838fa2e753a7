type Format = 'gzip' | 'brotli';

/** Bytes of a text or a file plain, and as servers send it. */
export async function sizesOf(before: string | Uint8Array, after: string) {
  const [source, made] = [bytesOf(before), bytesOf(after)];
  const rows = [row('Plain', source.length, made.length)];
  for (const [as, format] of [
    ['Gzip', 'gzip'],
    ['Brotli', 'brotli'],
  ] as const) {
    const [first, second] = [await compressed(source, format), await compressed(made, format)];
    if (first !== undefined && second !== undefined) rows.push(row(as, first, second));
  }
  return rows;
}

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function row(as: string, before: number, after: number) {
  return { as, before, after, saved: before === 0 ? 0 : Math.round((1 - after / before) * 1_000) / 10 };
}

/** Bytes after compression; nothing where this browser does not know the format. */
async function compressed(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<number | undefined> {
  const stream = streamOf(format);
  if (!stream) return undefined;
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const reader = stream.readable.getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) length += part.value?.length ?? 0;
  await written;
  return length;
}

function streamOf(format: Format): CompressionStream | undefined {
  try {
    // The types of browsers do not know Brotli yet.
    return Reflect.construct(CompressionStream, [format]);
  } catch {
    return undefined;
  }
}
