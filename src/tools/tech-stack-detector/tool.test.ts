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

  it('takes no word in the text for a mark', async () => {
    expect(await ask('<p>We moved from WordPress to Shopify. /wp-content/ is gone.</p>')).toMatchObject({ found: 0 });
  });
});
