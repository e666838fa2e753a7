import { once } from 'node:events';
import sharp from 'sharp';
import type { Route } from '../servers/http-server.ts';
import { alphaPng, animatedWebp, bombPng, htmlPage, photoJpeg, truncatedJpeg } from '../servers/sample-images.ts';
import { textPng } from '../servers/text-images.ts';

const of = (type: string, body: Uint8Array): Route => ({ headers: { 'content-type': type }, body });

/** A title longer than results show, and an image without its host. */
const taggedPage = `<!doctype html><html lang="en"><head>
<title>Fish &amp; chips, pies and puddings from the oldest kitchen in the harbour</title>
<meta name="description" content="Fried &quot;to order&quot;.">
<meta property="og:image" content="/chips.jpg"><meta name="twitter:card" content="summary">
<meta name="twitter:site" content="@harbour"></head><body><h1>Fish</h1></body></html>`;

/** What the loopback web server serves: good pictures, broken ones, and an attempt to lead elsewhere. */
export async function pictureRoutes(): Promise<Record<string, Route>> {
  const photo = await photoJpeg({ width: 800, height: 600 });
  return {
    '/photo.jpg': of('image/jpeg', photo),
    '/turned.jpg': of('image/jpeg', await photoJpeg({ width: 640, height: 480, orientation: 6 })),
    '/bare.jpg': of('image/jpeg', await sharp(photo).jpeg({ quality: 20, mozjpeg: true }).toBuffer()),
    '/drawing.png': of('image/png', await alphaPng(600, 400)),
    '/moving.webp': of('image/webp', await animatedWebp()),
    '/letter.png': of('image/png', await textPng(['The harbour office opens at 9', 'and closes at 17 every day.'])),
    '/bomb.png': of('image/png', bombPng()),
    '/truncated.jpg': of('image/jpeg', await truncatedJpeg()),
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://example.com/sitemap.xml\n',
    },
    '/page.html': of('text/html', htmlPage),
    '/tagged.html': of('text/html; charset=utf-8', Buffer.from(taggedPage)),
    '/page.jpg': of('image/jpeg', htmlPage),
    '/to-metadata': { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } },
    '/to-another-port': { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
    '/slow.jpg': async (request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.write(photo.subarray(0, 100));
      await once(request.socket, 'close');
    },
  };
}
