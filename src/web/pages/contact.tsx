import type { ReactNode } from 'react';
import { site } from '#content/site';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { Icon } from '#ui/icon';
import { Island } from '#ui/island';
import { PageHead } from '#ui/page-head';
import { definePage, nothing } from '../site/page.tsx';

export default definePage({
  load: nothing,
  meta: () => ({
    title: `Contact - ${site.brand}`,
    keywords: ['contact', 'feedback', 'report a fault', 'suggest a tool'],
    description: `Ask a question, report a fault or suggest a tool: write to the people of ${site.brand} by e-mail or with the form.`,
    trail: { crumbs: [], here: 'Contact' },
  }),
  Page: Contact,
});

function Contact() {
  const profiles = site.social.flatMap(({ label, href }) => (isAddress(href) ? { label, href } : []));
  return (
    <>
      <PageHead
        title="Contact"
        crumbs={[]}
        lead="A question, a fault, a tool you miss: people read what you send, and they answer."
      />
      <div className="mx-auto grid max-w-6xl gap-6 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <Way title="Email" icon={<Icon name="mail" />}>
            <p>
              <a className="link inline-block py-0.5" href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </p>
          </Way>
          <Way title="Live Chat" icon={<Icon name="messages-square" />}>
            <p>{site.liveChat.hours}</p>
            <LiveChat href={site.liveChat.href} />
          </Way>
          {profiles.length > 0 && (
            <Way title="Follow Us" icon={<Icon name="share-2" />}>
              <ul>
                {profiles.map(({ label, href }) => (
                  <li key={href}>
                    <a className="link inline-block py-1" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </Way>
          )}
        </div>
        <section className="card p-4 sm:p-6" aria-labelledby="send-us-a-message">
          <h2 id="send-us-a-message" className="text-2xl">
            Send Us a Message
          </h2>
          <p className="mt-2 mb-6 text-muted">All four fields are needed. We keep them so that we can answer you.</p>
          <Island of={ContactForm} props={{ email: site.email }} />
        </section>
      </div>
    </>
  );
}

interface WayProps {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

function Way({ title, icon, children }: WayProps) {
  return (
    <section className="card flex gap-4 p-4 sm:p-6">
      <span className="text-2xl text-accent">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        <div className="mt-2 grid gap-2">{children}</div>
      </div>
    </section>
  );
}

function LiveChat({ href }: { href: string }) {
  if (isAddress(href)) {
    return (
      <p>
        <a className="link inline-block py-0.5" href={href}>
          Open the chat
        </a>
      </p>
    );
  }
  return (
    <p className="text-sm text-muted">
      There is no chat window on this site: in these hours, an e-mail is the quickest way to one of us.
    </p>
  );
}

function isAddress(href: string): boolean {
  return href !== '';
}
