import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { type Code, field, requiredText } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { findingList } from '#kit/shapes';

const servers = ['htaccess', 'nginx', 'caddy', 'netlify', 'cloudflare', 'vercel'] as const;

const rules = (label: string, fileName: string, code: Code = 'plain') =>
  z.string().optional().register(field, { label, display: 'copy', code, fileName });

export default defineTool({
  title: 'Redirect Generator',
  summary:
    'Turn a list of old and new addresses into redirects for Apache, nginx, Caddy, Netlify, Cloudflare or Vercel.',
  category: 'meta',
  ...{ want: 'make', have: 'text' },
  icon: 'corner-up-right',
  keywords:
    'redirect generator, 301 redirect, htaccess redirect, nginx redirect, caddy redirect, netlify _redirects, cloudflare bulk redirects, vercel redirects, rewriterule, redirect chain, site migration, 410 gone',
  needs: [],
  live: true,
  labels: {
    action: 'Generate Redirects',
    busy: 'Writing...',
    done: 'Redirects generated successfully',
    failed: 'Failed to generate redirects',
  },
  input: z.object({
    list: requiredText('Please enter an old and a new address')
      .max(5_000_000, { error: 'The list must have at most 5,000,000 characters' })
      .register(field, {
        label: 'Old and new addresses',
        control: 'textarea',
        code: 'plain',
        placeholder: '/old-page https://example.com/new-page',
        help: 'One redirect per line: old address, new address and, if different, a status. You can paste two columns of a spreadsheet.',
      }),
    server: z
      .enum(servers, { error: `The server is one of ${servers.join(', ')}` })
      .default('htaccess')
      .register(field, {
        label: 'Server',
        names: {
          htaccess: 'Apache (.htaccess)',
          nginx: 'nginx',
          caddy: 'Caddy',
          netlify: 'Netlify (_redirects)',
          cloudflare: 'Cloudflare (bulk CSV)',
          vercel: 'Vercel (vercel.json)',
        },
      }),
    status: oneOf(
      {
        301: '301 Moved permanently',
        302: '302 Moved temporarily',
        307: '307 Temporary, keeps form data',
        308: '308 Permanent, keeps form data',
        410: '410 Gone, no new address',
      },
      '301',
      { label: 'Status', help: 'For lines without a status of their own.' },
      'The status is 301, 302, 307, 308 or 410',
    ),
    site: optionalText(300, ['The site is an address', 'The address of the site must have at most 300 characters'], {
      label: 'Your site',
      control: 'url',
      role: 'option',
      placeholder: 'https://example.com',
      help: 'Needed for Cloudflare if old addresses are paths, and to find chains between full addresses.',
    }),
    flatten: yesOrNo('Shorten chains of redirects', { isOn: true }),
    keepQuery: yesOrNo('Keep the query string (the part after ?)', {
      help: 'Netlify and Vercel always keep it.',
      isOn: true,
    }),
  }),
  output: z.object({
    htaccess: rules('.htaccess', 'htaccess.txt'),
    nginx: rules('For the nginx server block', 'redirects.conf'),
    caddy: rules('For the site block in the Caddyfile', 'Caddyfile.txt'),
    netlify: rules('_redirects', '_redirects'),
    cloudflare: rules('To upload as a Bulk Redirect List', 'redirects.csv'),
    vercel: rules('vercel.json', 'vercel.json', 'json'),
    written: z.int().min(0).register(field, { label: 'Redirects written', display: 'figure' }),
    leftOut: z.int().min(0).register(field, { label: 'Lines left out', display: 'figure' }),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
  }),
  examples: [
    {
      name: 'A shop that moved',
      input: {
        list: `/old-shop https://example.com/shop
/products.php?id=5 https://example.com/shop/blue-mug
/über uns https://example.com/about
/summer-sale,,410
/shop-2019 /old-shop`,
        site: 'https://example.com',
      },
      output: { written: 5, leftOut: 0 },
    },
    {
      name: 'Two columns of a spreadsheet',
      input: {
        list: 'Old URL\tNew URL\nhttps://example.com/a\thttps://example.com/1\nhttps://example.com/b\thttps://example.com/2',
        server: 'nginx',
      },
      output: {
        nginx:
          'location = "/a" {\n    return 301 "https://example.com/1$is_args$args";\n}\nlocation = "/b" {\n    return 301 "https://example.com/2$is_args$args";\n}\n',
      },
    },
    {
      name: 'A loop and a chain',
      input: { list: '/a /b\n/b /a\n/c /d\n/d /e', server: 'netlify' },
      output: { netlify: '/c /e 301\n/d /e 301\n', written: 2, leftOut: 2 },
    },
  ],
});
