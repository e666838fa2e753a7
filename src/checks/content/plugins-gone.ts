import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Nothing needs a plug-in',
  failed: 'Something needs a plug-in that no browser has',
  severity: 'warning',
  why: 'Browsers run neither Flash nor Java nor Silverlight any more. Visitors see an empty box, search engines nothing.',
  source: {
    name: 'HTML Living Standard: plugins',
    url: 'https://html.spec.whatwg.org/multipage/infrastructure.html#plugins-2',
  },
  looksAt: ['access', 'document'],
  judge: ({ access: { plugins }, document: { counts } }) => {
    if (plugins.length > 0) {
      const what = counted(plugins.length, 'object needs', 'objects need');
      return [{ detail: `${what} a plug-in, such as Flash.`, where: plugins }];
    }
    return ['object', 'embed', 'applet'].some((name) => counts[name]) ? 'passed' : 'does-not-apply';
  },
  fix: 'Use video and audio elements for films and sound, and HTML with scripts for the rest.',
  cases: {
    passes: '<object type="application/pdf" data="/menu.pdf"></object>',
    fails: '<object type="application/x-shockwave-flash" data="film.swf"></object>',
    doesNotApply: '<p>x',
  },
});
