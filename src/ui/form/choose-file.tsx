import type { AnyTool } from '#kit/define-tool';
import type { CardFacts } from '#kit/facts';
import { prepareInPage } from '#workers/run-in-page';
import { holdFile } from '../result/held-files.tsx';
import type { ToolSource } from '../tool-page/use-tool.tsx';
import { tellCode } from './code-line.tsx';

/** What browsers that have it say of the line. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

/** The address of a file that a tool is to work on here. */
export function chooseFile(facts: CardFacts, source: ToolSource<AnyTool>, file: File): string {
  readyFor(facts, source, [file]);
  return holdFile(file);
}

/** What a tool needs for files is said, and as far as all files need it fetched meanwhile, unless each byte of the line costs something. */
export function readyFor({ slug }: CardFacts, { tool }: ToolSource<AnyTool>, files: readonly File[]): void {
  const { saveData, effectiveType }: Line = 'connection' in navigator ? Object(navigator.connection) : {};
  const isBegun = !saveData && !SLOW.has(effectiveType);
  if (isBegun) prepareInPage(slug);
  // What cannot be fetched shows itself when the tool is used.
  tool()
    .then(({ default: definition }) => tellCode(definition, { files, isBegun }))
    .catch(console.warn);
}
