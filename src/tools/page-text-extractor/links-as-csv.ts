import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

/** The links as a table for spreadsheets. Source: RFC 4180. */
export function linksAsCsv(links: ToolOutput<typeof tool>['links']): string {
  const rows = links.map(({ url, text, rel, isInternal }) => [url, text, rel, isInternal ? 'internal' : 'external']);
  return [['Address', 'Text', 'rel', 'Kind'], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
