import { site } from '#content/site';
import { Island } from '#ui/island';
import { PageHead } from '#ui/page-head';
import { OfflineStore } from '../offline/offline-store.tsx';
import { definePage, nothing } from '../site/page.tsx';

export default definePage({
  load: nothing,
  meta: () => ({
    title: `Offline Use - ${site.brand}`,
    keywords: ['offline', 'install', 'progressive web app', 'without internet'],
    description: `Keep the tools of ${site.brand} that run in your browser on this device, so that they work without a connection, and remove them again.`,
    trail: { crumbs: [], here: 'Offline Use' },
  }),
  Page: Offline,
});

function Offline() {
  return (
    <>
      <PageHead
        title="Offline Use"
        crumbs={[]}
        lead="Tools that run in your browser also work without a connection, once their code is stored on this device."
      />
      <div className="mx-auto grid max-w-3xl gap-6 px-4 pt-10 pb-16 sm:px-6">
        <section className="card p-4 sm:p-6" aria-label="Stored on this device">
          <Island of={OfflineStore} props={{}} />
          <noscript>
            <p>Without JavaScript, nothing can be stored for offline use.</p>
          </noscript>
        </section>
        <section className="prose" aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <p>
            Pages that you visit and the code of tools that you use are stored automatically, so you can return to them
            offline. Texts, pictures and results are not stored. Neither are your account, nor answers of our server.
          </p>
          <p>
            Tools that ask our server, for example about a domain or a web page, need a connection. They say so as soon
            as you open them offline.
          </p>
          <p>
            Your browser can install this site as an app: choose <b>Install</b> in its menu or address bar. Your device
            then offers it for opening pictures, texts and data, and for sharing to.
          </p>
        </section>
      </div>
    </>
  );
}
