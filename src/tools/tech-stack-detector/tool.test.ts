import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('tech-stack-detector', tool, run), tool.output);

describe('tech-stack-detector', () => {
  it('recognises products by the marks that only they leave', async () => {
    const { technologies } = await ask({
      headers: { server: 'nginx/1.24', 'x-powered-by': 'PHP/8.3' },
      setCookies: ['_shopify_y=1'],
      body: '<meta name=generator content="WordPress 6.8"><script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script><link rel=preconnect href="https://fonts.gstatic.com">',
    });
    expect(technologies.map(({ name }) => name).sort()).toEqual([
      'Google Fonts',
      'Google Tag Manager',
      'PHP',
      'Shopify',
      'WordPress',
      'nginx',
    ]);
    expect(technologies.find(({ name }) => name === 'WordPress')?.because).toBe('the generator tag WordPress 6.8');
  });

  it('recognises tags by what their snippets load, as their makers give them out', async () => {
    const snippet = (load: string) =>
      `<script>(function(w,d,s){var j=d.createElement(s);j.async=true;${load}})(window,document,'script');</script>`;
    const snippets: Record<string, string> = {
      'Google Tag Manager': snippet("j.src='https://www.googletagmanager.com/gtm.js?id='+i"),
      'Meta Pixel': snippet("n(f,b,e,'https://connect.facebook.net/en_US/fbevents.js')"),
      Hotjar: snippet("a('https://static.hotjar.com/c/hotjar-','.js?sv=')"),
      'Microsoft Clarity': snippet('j.src="https://www.clarity.ms/tag/"+i'),
      'LinkedIn Insight': snippet('j.src="https://snap.licdn.com/li.lms-analytics/insight.min.js"'),
      'TikTok Pixel': snippet('r="https://analytics.tiktok.com/i18n/pixel/events.js"'),
      'X Pixel': snippet("j.src='https://static.ads-twitter.com/uwt.js'"),
      'Microsoft Advertising': snippet('j.src="//bat.bing.com/bat.js"'),
      'Pinterest Tag': snippet('j.src="https://s.pinimg.com/ct/core.js"'),
      Segment: snippet('j.src="https://cdn.segment.com/analytics.js/v1/"+k'),
      Mixpanel: snippet('j.src="//cdn.mxpnl.com/libs/mixpanel-2-latest.min.js"'),
      'Yandex Metrica': snippet('k.src="https://mc.yandex.ru/metrika/tag.js"'),
      FullStory: snippet("_fs_script='edge.fullstory.com/s/fs.js'").replace("'edge", "'https://edge"),
      Optimizely: '<script src="https://cdn.optimizely.com/js/1234.js"></script>',
      'Adobe Tag Manager': '<script src="https://assets.adobedtm.com/launch-EN1.min.js" async></script>',
      Tealium: '<script src="https://tags.tiqcdn.com/utag/a/main/prod/utag.js"></script>',
      Criteo: '<script src="https://dynamic.criteo.com/js/ld/ld.js?a=1" async></script>',
      Taboola: '<script src="https://cdn.taboola.com/libtrc/a/loader.js"></script>',
      Klaviyo: '<script src="https://static.klaviyo.com/onsite/js/klaviyo.js"></script>',
      'New Relic': '<script src="https://js-agent.newrelic.com/nr-1.min.js"></script>',
      Crisp: snippet('j.src="https://client.crisp.chat/l.js"'),
    };
    const missed: string[] = [];
    for (const [name, body] of Object.entries(snippets)) {
      const { technologies } = await ask(body);
      if (!technologies.some((each) => each.name.startsWith(name)))
        missed.push(`${name}: ${technologies.map((each) => each.name)}`);
    }
    expect(missed).toEqual([]);
    const noscript = '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe></noscript>';
    expect((await ask(noscript)).technologies.map(({ name }) => name)).toEqual(['Google Tag Manager']);
  });

  it('takes no page that a script leads to for a tag', async () => {
    const profiles =
      '<script>var links=["https://www.linkedin.com/company/tea","https://www.facebook.com/tea"]</script>';
    expect(await ask(profiles)).toMatchObject({ found: 0 });
  });

  it('takes no word in the text for a mark', async () => {
    expect(await ask('<p>We moved from WordPress to Shopify. /wp-content/ is gone.</p>')).toMatchObject({ found: 0 });
  });
});
