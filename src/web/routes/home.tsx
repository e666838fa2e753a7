import { Link } from 'react-router';
import { site } from '#content/site';
import { Icon } from '#ui/icon';
import { ToolGrid } from '#ui/tool-tile';
import { catalogue } from '../catalogue.server.ts';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home';

export function loader() {
  return { tools: catalogue().map(({ slug, title, summary, icon, color }) => ({ slug, title, summary, icon, color })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: site.defaultTitle, description: site.description, path: '/', origin: originOf(matches) });
}

const reasons = [
  {
    icon: 'zap',
    title: 'Real answers',
    text: 'Nothing is simulated. What cannot be known is said to be unknown, and every tool explains its method.',
  },
  {
    icon: 'lock',
    title: 'Private',
    text: 'No account, no advertisements, no tracking. Nothing you enter is logged; texts are not stored, pictures are deleted after a short time.',
  },
  {
    icon: 'terminal',
    title: 'Four ways in',
    text: 'Each tool is a page, an API endpoint, a command and a tool for AI agents, with the same answer everywhere.',
  },
];

export default function Home({ loaderData: { tools } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pb-20 sm:px-6">
      <section className="py-14 sm:py-20">
        <h1 className="max-w-3xl text-4xl font-bold sm:text-5xl">
          Free tools for your text, your pictures and your domain
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          Paste a text, an address or a picture and get a real answer. Without an account, without advertisements, with
          the method explained.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link className="button" to="/tools">
            Explore Tools
          </Link>
          <Link className="button-quiet min-h-11 px-4 text-base" to="/docs/api">
            Use the API
          </Link>
        </div>
      </section>
      <section aria-labelledby="tools">
        <h2 id="tools" className="mb-5 text-2xl font-bold">
          The tools
        </h2>
        <ToolGrid tools={tools} />
      </section>
      <section aria-labelledby="why" className="mt-16">
        <h2 id="why" className="mb-5 text-2xl font-bold">
          Why choose us
        </h2>
        <ul className="grid gap-6 sm:grid-cols-3">
          {reasons.map(({ icon, title, text }) => (
            <li key={title}>
              <span className="text-xl text-accent">
                <Icon name={icon} />
              </span>
              <h3 className="mt-2 font-semibold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
