import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { writeSitemaps } from '#lib/sitemap/write-sitemap';
import { findingsOf } from './findings.ts';
import { readList } from './read-list.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ list, folder, gzipped }) => {
  const { entries, notes, leftOut } = readList(list);
  const [first] = entries;
  const files = first
    ? writeSitemaps(entries, { folder: folderOf(folder, first.url), ending: gzipped ? '.xml.gz' : '.xml' })
    : [];
  return { files, written: entries.length, leftOut, findings: findingsOf({ notes, entries, files }) };
};

export default run;

function folderOf(entered: string, page: string): string {
  const text = entered.trim();
  if (text === '') return `${new URL(page).origin}/`;
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (!url) {
    throw new ToolError('invalid-input', 'The folder of the files is a full address, such as https://example.com/', {
      field: 'folder',
    });
  }
  return url.origin + url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1);
}
