import type { ToolOutput } from '#kit/define-tool';
import { csvOf } from '#lib/csv';
import type tool from './tool.ts';

/** The links as a table for spreadsheets. */
export function linksAsCsv(links: ToolOutput<typeof tool>['links']): string {
  const rows = links.map(({ url, text, rel, isInternal }) => [url, text, rel, isInternal ? 'internal' : 'external']);
  return csvOf([['Address', 'Text', 'rel', 'Kind'], ...rows]);
}
