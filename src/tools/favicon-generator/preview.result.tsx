import { ownResult } from '#ui/drawn/own-result';
import { fileUrl } from '#ui/result/file-url';
import tool from './tool.ts';

const themes = {
  light: { strip: '#dee1e6', tab: '#ffffff', ink: '#1f2328' },
  dark: { strip: '#202124', tab: '#35363a', ink: '#e8eaed' },
};

/** The icons in tabs of a light and a dark browser, and on a home screen. */
export default ownResult(tool, ({ result: { icons, preview } }) => {
  const source = (name: string) => fileUrl(icons.find((icon) => icon.name === name)?.url ?? '');
  return (
    <section aria-label="As they are seen" className="grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme}>
          <figcaption className="mb-1 text-sm text-muted">Tab, {theme}</figcaption>
          <div className="rounded-control px-2 pt-2" style={{ background: themes[theme].strip }}>
            <div
              className="flex w-44 items-center gap-2 rounded-t-control px-3 py-2 text-sm"
              style={{ background: themes[theme].tab, color: themes[theme].ink }}
            >
              <img src={source('favicon-32.png')} alt={`Icon in a ${theme} tab`} width={16} height={16} />
              <span className="truncate">{preview.name}</span>
            </div>
          </div>
        </figure>
      ))}
      {(
        [
          ['apple-touch-icon.png', 'iPhone', '22%'],
          ['icon-maskable-512.png', 'Android, cut to a circle', '50%'],
        ] as const
      ).map(([name, device, radius]) => (
        <figure key={name}>
          <figcaption className="mb-1 text-sm text-muted">{device}</figcaption>
          <div
            className="grid justify-items-center gap-1 rounded-control p-4 text-sm"
            style={{ background: 'linear-gradient(160deg, #4f6d8f, #26364a)', color: '#ffffff' }}
          >
            <img src={source(name)} alt={`Icon on ${device}`} width={60} height={60} style={{ borderRadius: radius }} />
            <span className="max-w-full truncate">{preview.name}</span>
          </div>
        </figure>
      ))}
    </section>
  );
});
