import * as z from 'zod';
import type { RunContext } from '#kit/define-tool';
import { field } from '#kit/field';
import type { Ports } from '#kit/ports';
import { pictureList } from '#kit/shapes';
import { downloadName } from '#lib/download-name';
import type { TemporaryFile } from '#ports/files/port';
import type { ImageInfo, TransformedImage, TransformOptions } from '#ports/images/port';

/** A file that is made of the picture. */
export interface Piece {
  /** What it is for: "Instagram story". */
  name: string;
  /** Ending of its file's name: `720` for `photo-720.webp`. */
  suffix: string;
  options: TransformOptions;
  note?: string;
}

interface SetTask {
  imageUrl: string;
  ports: Pick<Ports, 'http' | 'images' | 'files'>;
  context: Pick<RunContext, 'signal' | 'report'>;
  /** What is made of a picture of this kind and size. */
  pieces: (source: ImageInfo, original: TemporaryFile) => Promise<readonly Piece[]> | readonly Piece[];
}

export interface MadePiece {
  name: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
  note?: string;
  /** As it is saved. */
  file: string;
  format: TransformedImage['format'];
}

/** Many files of one picture, each kept for a while under an address of its own. */
export async function makeSet({ imageUrl, ports, context, pieces }: SetTask) {
  const { http, images, files } = ports;
  const { signal, report } = context;
  const url = imageUrl.trim();
  const original = await http.download({ url, accept: ['image/*'], signal });
  const source = await images.inspect(original, signal);
  const wanted = await pieces(source, original);
  const made: MadePiece[] = [];
  let expiresAt = 0;
  for (const [at, { name, suffix, options, note }] of wanted.entries()) {
    report({ share: at / wanted.length, stage: `Making file ${at + 1} of ${wanted.length}` });
    const { content, type, format, width, height } = await images.transform(original, { ...options, signal });
    const stored = await files.put({ content, type, name: downloadName(url, suffix) });
    expiresAt = stored.expiresAt;
    const said = note === undefined ? {} : { note };
    made.push({ name, url: stored.url, width, height, bytes: stored.bytes, ...said, file: stored.name, format });
  }
  return { source, sourceBytes: original.bytes, made, expiresAt: new Date(expiresAt).toISOString() };
}

/** The output fields of a tool that makes many files of a picture. */
export const setFields = {
  pictures: pictureList().register(field, { label: 'Files', display: 'pictures' }),
  sourceBytes: z.int().min(0).register(field, { label: 'Bytes of the original', display: 'hidden' }),
  expiresAt: z.iso
    .datetime()
    .register(field, { label: 'Available until', display: 'hidden', help: 'When the files are deleted, in UTC.' }),
};

/** A file as `setFields` has it. */
export function pieceOf({ file, format, ...piece }: MadePiece) {
  return piece;
}
