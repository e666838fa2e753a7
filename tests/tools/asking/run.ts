import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

/** Asks its ports in every way in which a port can be asked. */
const run: Run<typeof tool> = async ({ what }, { http, dns, ocr }, { signal, report }) => {
  if (what === 'resolvers') return { answer: await dns.publicResolvers() };
  if (what === 'records') return { answer: await dns.query('example.com', 'A', signal) };
  if (what === 'page') {
    const { body, status } = await http.get({ url: 'https://example.com/', signal });
    return { answer: { status, text: new TextDecoder().decode(body) } };
  }
  if (what === 'shares') {
    const shares: number[] = [];
    const onProgress = (share: number) => {
      shares.push(share);
      report({ stage: 'Reading', share });
    };
    const picture = await http.download({ url: 'https://example.com/', signal });
    await ocr.read(picture, { language: 'eng', signal, onProgress });
    return { answer: shares };
  }
  const [page, resolvers] = await Promise.all([
    http.get({ url: 'https://example.com/', signal }),
    dns.publicResolvers(),
  ]);
  return { answer: { status: page.status, resolvers: resolvers.length } };
};

export default run;
