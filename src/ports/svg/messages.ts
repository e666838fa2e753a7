import type { ErrorCode } from '#kit/tool-error';
import type { SvgFacts, SvgOptions } from './port.ts';

/** To the worker that draws. */
export interface DrawOrder {
  content: Uint8Array;
  options: SvgOptions;
  /** Address of what draws, on our own server. */
  program: string;
  /** The same of the faces; `*` stands for the folder of one. */
  faces: string;
}

export type DrawOutcome =
  | { facts: SvgFacts; png: Uint8Array<ArrayBuffer> }
  | { refused: { code: ErrorCode; message: string; field?: string | undefined } }
  /** Nothing more is to be asked of it; `isAbsent`: what draws could not be fetched. */
  | { failed: string; isAbsent: boolean };
