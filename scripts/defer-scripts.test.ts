import { expect, it } from 'vitest';
import { withDeferredScripts } from './defer-scripts.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><p>Words</p><script type="module" async="">import "/a.js";</script></body>';

it('holds back what a page fetches for its scripts', () => {
  const html = withDeferredScripts(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('<script type="module"');
  expect(html).toContain('<script type="later" async="">import "/a.js";</script>');
  expect(html).toMatch(/<script>.*requestAnimationFrame.*<\/script><\/body>$/);
});

it('leaves a page without scripts alone', () => {
  expect(withDeferredScripts('<body><p>Words</p></body>')).toBe('<body><p>Words</p></body>');
});
