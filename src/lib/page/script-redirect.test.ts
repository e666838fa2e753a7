import { expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { scriptRedirect } from './script-redirect.ts';

it.each([
  'window.location.href = "/b";',
  "location='/b'",
  'location.replace("/b")',
  '<!--\n// moved\nself.location.assign( "/b" );\n//-->',
  'var a = "location.href"; /* now */ document.location = "/b";',
  'if (a) { b() }\ntop.location.href = "/b"',
])('reads where %s leads', (script) => {
  expect(scriptRedirect(script)).toBe('/b');
});

it.each([
  'if (old) location.href = "/b";',
  'if (old)\n  location.href = "/b";',
  'if (old) { location.href = "/b"; }',
  'button.onclick = () => { location.replace("/b"); };',
  'function go() { location.href = "/b"; }',
  'location.href = "/b" + id;',
  'location.href = base;',
  'const code = "location.href = \'/b\'";',
  '// location.href = "/b";',
  'allocation = "/b"; my.location = "/b";',
  'location.hash = "/b"; log(location.href == "/b");',
])('does not take %s for a redirect of everybody', (script) => {
  expect(scriptRedirect(script)).toBeUndefined();
});

it.each(['/*', 'location', '"', '(', '`\\', ';location .', '<!--', '"\\\n'])(
  'reads 20,000 of %j soon',
  async (piece) => {
    expect(await ownTime(async () => scriptRedirect(piece.repeat(20_000)))).toBeLessThan(500);
  },
);
