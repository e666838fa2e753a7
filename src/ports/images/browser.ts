import { ToolError } from '#kit/tool-error';
import { safeName } from '#lib/file-name';
import type { Files, StoredFile, TemporaryFile, TemporaryFiles } from '#ports/files/port';
import type { Http } from '#ports/http/port';
import type { Metadata } from '#ports/metadata/port';
import { overFiles } from './over-files.ts';
import type { Images } from './port.ts';
import { imagesInBrowser } from './wasm/images.ts';

/** What the server bounds by its memory is bounded by the machine's own here. */
const LIMITS = { maxPixels: 50_000_000, maxFrames: 500, maxInputBytes: 100 << 20, timeout: Number.POSITIVE_INFINITY };
/** Milliseconds: as long as the page is open. */
const KEPT = 86_400_000;

interface LocalPorts {
  http: Pick<Http, 'download'>;
  files: Pick<Files, 'put'>;
  images: Images;
  metadata: Metadata;
}

/** The ports of picture tools over files of the visitor's, by their addresses; and what they put, under addresses of its own. */
export function localPorts(given: ReadonlyMap<string, File>): {
  ports: LocalPorts;
  made: Map<string, File>;
  temporary: TemporaryFiles;
} {
  const contents = new Map<string, Uint8Array>();
  const made = new Map<string, File>();
  const write = (content: Uint8Array): TemporaryFile => {
    const id = crypto.randomUUID();
    contents.set(id, content);
    return { id, bytes: content.length };
  };
  const read = async ({ id }: TemporaryFile) => {
    const content = contents.get(id);
    if (!content) throw new Error('A temporary file that is not there');
    return content;
  };
  const files = {
    read,
    async write(content: Uint8Array | AsyncIterable<Uint8Array>) {
      if (content instanceof Uint8Array) return write(content);
      throw new Error('Pieces are not written here.');
    },
  };
  const images = overFiles(imagesInBrowser(LIMITS), files);
  const ports: LocalPorts = {
    ...{ images, metadata: images },
    http: {
      async download({ url }) {
        const file = given.get(url) ?? made.get(url);
        if (!file) throw new ToolError('not-found', 'The file is not here any more. Please choose it again.');
        return { ...write(await bytesOf(file)), type: file.type, isOwn: true };
      },
    },
    files: {
      async put({ content, name: asked, type }): Promise<StoredFile> {
        const bytes = content instanceof Uint8Array ? content : await read(content);
        const [id, name] = [crypto.randomUUID(), safeName(asked, type)];
        const url = `file:///${id}/${encodeURIComponent(name)}`;
        made.set(url, new File([new Uint8Array(bytes)], name, { type }));
        return { id, name, type, bytes: bytes.length, expiresAt: Date.now() + KEPT, url };
      },
    },
  };
  return { ports, made, temporary: files };
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new ToolError('invalid-input', 'This file cannot be read. It may be a folder, or have been moved.', {
      cause,
    });
  }
}
