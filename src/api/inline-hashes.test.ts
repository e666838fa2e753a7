import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from './inline-hashes.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

describe('inlineScriptHashes', () => {
  it('hashes every script a browser would run, byte for byte', () => {
    const html =
      '<script>a()</script><SCRIPT type="module" async>\n b(1 < 2)\n</SCRIPT ><script type=text/javascript nonce="">c</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('\n b(1 < 2)\n'), hashOf('c')]);
  });

  it('leaves out data and files', () => {
    const html =
      '<script type="application/ld+json">{}</script><script src="/a.js"></script><script defer src=/b.js ></script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('reads past a > inside an attribute, and a data-src is no src', () => {
    expect(inlineScriptHashes('<script data-src="a>b">x</script>')).toEqual([hashOf('x')]);
  });

  it('names the same script once', () => {
    expect(inlineScriptHashes('<script>a</script><script>a</script>')).toEqual([hashOf('a')]);
  });

  it('hashes line ends as a browser reads them', () => {
    expect(inlineScriptHashes('<script>a\r\nb</script>')).toEqual([hashOf('a\nb')]);
  });
});

describe('inlineStyleHashes', () => {
  it('hashes every style sheet that stands in the page, once', () => {
    const html =
      '<style>a{}</style><link rel="stylesheet" href="/b.css"><STYLE media="print">c{}</STYLE><style>a{}</style>';
    expect(inlineStyleHashes(html)).toEqual([hashOf('a{}'), hashOf('c{}')]);
  });
});
