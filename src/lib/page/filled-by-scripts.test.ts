import { expect, it } from 'vitest';
import { isFilledByScripts } from './filled-by-scripts.ts';
import { readPageFacts } from './read-page.ts';

function isFilled(text: string): boolean {
  const answer = { url: 'https://example.com/', headers: {} };
  const page = readPageFacts({ text, charset: 'utf-8', source: 'header', isDamaged: false, answer });
  return isFilledByScripts(page, (url) => url.includes('tags.example'));
}

it.each([
  '<div id="root"></div><script type=module src=/app.js></script>',
  '<noscript>You need to enable JavaScript to run this app.</noscript><div id=root></div><script src=/a.js></script>',
  '<body><app-root></app-root><script src="main.js"></script>',
  '<div id="app"><!--app-html--></div><script src=https://cdn.example/app.js></script>',
  '<ul id=list></ul><div id=place></div><script>document.getElementById("place").innerHTML = tea</script>',
  '<div class=spinner><svg></svg></div><script src=/app.js></script>',
  '<header><a href=/>Tea</a></header><main id=content></main><script src=/app.js></script>',
])('may fill in %s', (html) => {
  expect(isFilled(html)).toBe(true);
});

it.each([
  '<h1>Coming soon</h1><p>We open in May.</p>',
  '<h1>Coming soon</h1><script src=/menu.js></script>',
  '<h1>Coming soon</h1><div id=root></div>',
  '<h1>Tea</h1><div id=consent></div><script src=https://tags.example/t.js></script>',
  '<h1>Tea</h1><div class=clear></div><script src=/menu.js></script>',
  '<img src=poster.jpg alt=Poster><script src=/menu.js></script>',
  '<p>Tea<noscript><img src="https://tags.example/p.gif"></noscript><script src=https://tags.example/t.js></script>',
  '<h1>Log in</h1><form><input name=user></form><script src=/login.js></script>',
  `<div id=map></div><p>${'Green tea is brewed with water. '.repeat(12)}</p><script src=/map.js></script>`,
  '',
])('has nothing to fill in of %s', (html) => {
  expect(isFilled(html)).toBe(false);
});
