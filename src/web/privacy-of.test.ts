import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyTool } from '#kit/define-tool';
import { privacyOf } from './privacy-of.ts';

const TOOLS = join(import.meta.dirname, '../tools');

async function lineOf(slug: string) {
  const { default: tool }: { default: AnyTool } = await import(join(TOOLS, slug, 'tool.ts'));
  return privacyOf(tool);
}

describe('the line about privacy below a form', () => {
  it.each([
    ['word-counter', 'Runs in your browser: your text never leaves your device.'],
    ['hash-generator', 'Runs in your browser: your text and files never leave your device.'],
    ['password-generator', 'Runs in your browser: nothing you enter leaves your device.'],
    ['md5-generator', 'Runs on this server: what you enter is neither stored nor logged.'],
    [
      'meta-tag-checker',
      'Runs on this server: what you enter is neither stored nor logged. It fetches pages from the web, but never says who is asking.',
    ],
    [
      'domain-ip',
      'Runs on this server: what you enter is neither stored nor logged. It asks DNS servers, but never says who is asking.',
    ],
    [
      'domain-authority',
      'Runs on this server: what you enter is neither stored nor logged. It asks DNS servers, domain registries, public archives and rankings, and Wikipedia, and fetches pages from the web, but never says who is asking.',
    ],
    [
      'site-audit',
      'Runs on this server: nothing you enter is logged, and nothing is stored unless you have the report kept: then for 30 days at a link nobody can guess, or until you delete it. It fetches pages of the site, but never says who is asking.',
    ],
    [
      'compress-image',
      'Runs in your browser: pictures you choose, drop or paste never leave your device. A picture on the web is fetched by this server from its address, stored at an address nobody can guess and deleted after a short time. Nothing you enter is logged.',
    ],
    [
      'gif-maker',
      'Runs in your browser: pictures you choose, drop or paste never leave your device. A picture on the web is fetched by this server from its address, stored at an address nobody can guess and deleted after a short time. Nothing you enter is logged.',
    ],
  ])('says of %s what it does', async (slug, here) => {
    expect(await lineOf(slug)).toEqual({ here });
  });

  it('is asked of the installation where passages or whole texts may leave it', async () => {
    expect((await lineOf('plagiarism-checker')).outside).toBe('Some passages go to the search services chosen above.');
    for (const slug of ['paraphrasing-tool', 'article-rewriter']) {
      expect((await lineOf(slug)).outside).toBe('Where a language model is connected, the text goes to it.');
    }
  });

  it('can be asked of every tool that leaves it to the installation, and of no other', async () => {
    const folders = readdirSync(TOOLS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name: slug } of folders) {
      const { default: tool }: { default: AnyTool } = await import(join(TOOLS, slug, 'tool.ts'));
      const tellsIt = tool.choices !== undefined && /\bleaves:/.test(`${tool.choices}`);
      expect({ slug, isAsked: privacyOf(tool).outside !== undefined }).toEqual({ slug, isAsked: tellsIt });
    }
  });
});
