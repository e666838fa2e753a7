import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Addresses of pictures lead to the web',
  failed: 'The address of a picture leads nowhere',
  severity: 'error',
  why: 'The picture is shown on the computer where the page was written, and nowhere else.',
  source: { name: 'URL Living Standard', url: 'https://url.spec.whatwg.org/' },
  looksAt: ['pictures', 'document'],
  judge: ({ pictures, document }) => {
    const own = URL.parse(document.url)?.hostname;
    return judgeFaults(
      pictures.filter(({ src }) => src !== ''),
      ({ src, url }) => {
        if (/^(?:file|blob|about|[a-z]):/i.test(src) || src.startsWith('\\\\'))
          return `The picture ${quoted(src)} is on somebody's own computer.`;
        if (url === '') return src.length < 8_000 ? `${quoted(src)} is no address.` : undefined;
        const host = URL.parse(url)?.hostname ?? '';
        const isLocal = /^(?:localhost|127\.|10\.|192\.168\.)|\.(?:local|test|internal)$/.test(host);
        return isLocal && host !== own
          ? `The picture ${quoted(src)} is on a computer that visitors do not reach.`
          : undefined;
      },
    );
  },
  fix: 'Upload the file to the site, and write its address there.',
  cases: {
    passes: '<img src=a.jpg alt=""><img src="//cdn.example/b.jpg" alt=""><img src="data:image/gif;base64,AA" alt="">',
    fails: [
      '<img src="file:///C:/Users/ann/tea.png" alt="">',
      '<img src="C:\\\\tea.png" alt="">',
      '<img src="http://localhost:8080/tea.png" alt="">',
      '<img src="https://" alt="">',
    ],
    doesNotApply: '<p>x',
  },
});
