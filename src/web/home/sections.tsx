import { Icon } from '#ui/icon';
import type { CallExamples } from './call-examples.ts';

// Drawn while prerendering only: these parts stand in the page's HTML and have no script.

const wide = 'mx-auto max-w-6xl px-4 sm:px-6';

interface WhyUsProps {
  reasons: readonly { icon: string; title: string; text: string }[];
  callExamples: CallExamples;
}

export function WhyUs({ reasons, callExamples: { ways, answer } }: WhyUsProps) {
  return (
    <section className={`${wide} py-12 sm:py-20`} aria-labelledby="why">
      <h2 id="why" className="text-3xl sm:text-4xl">
        Why choose us
      </h2>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="text-2xl text-accent">
              <Icon name={icon} />
            </span>
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="band card mt-10 grid min-w-0 gap-6 p-4 sm:p-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
        <div>
          <h3 className="text-2xl">Four ways in, one answer</h3>
          <p className="mt-2 text-muted">
            Every tool is a page, an address for programs, a command and a tool for AI agents. This is one question
            asked four ways.
          </p>
          <a className="link mt-3 inline-block" href="/docs/api">
            API reference
          </a>
        </div>
        <dl className="lined min-w-0 text-sm">
          {ways.map(({ way, code }) => (
            <div key={way} className="py-3 first:pt-0 sm:flex sm:gap-4">
              <dt className="w-24 flex-none text-muted">{way}</dt>
              <dd className="min-w-0 flex-1">
                <code className="block whitespace-pre-wrap">{code}</code>
              </dd>
            </div>
          ))}
          <div className="pt-3 sm:flex sm:gap-4">
            <dt className="w-24 flex-none text-muted">Answer</dt>
            <dd className="min-w-0 flex-1">
              <code className="text-accent">{answer}</code>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

interface StatisticsProps {
  claim: string;
  statistics: readonly { id: string; value: string; label: string; description: string }[];
}

export function Statistics({ claim, statistics }: StatisticsProps) {
  return (
    <section className="border-y border-line bg-sunken" aria-labelledby="figures">
      <div className={`${wide} py-12 sm:py-20`}>
        <h2 id="figures" className="text-3xl sm:text-4xl">
          {claim}
        </h2>
        <ul className="mt-8 grid grid-cols-2 gap-6 lg:grid-cols-4">
          {statistics.map(({ id, value, label, description }) => (
            <li key={id} className="flex flex-col">
              <strong className="font-display text-5xl text-accent">{value}</strong>
              <span className="mt-2 font-semibold">{label}</span>
              <span className="text-sm text-muted">{description}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TestimonialsProps {
  testimonials: readonly { id: string; content: string; author: string; role: string; company: string }[];
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <section className={`${wide} py-12 sm:py-20`} aria-labelledby="voices">
      <h2 id="voices" className="text-3xl sm:text-4xl">
        What people say
      </h2>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {testimonials.map(({ id, content, author, role, company }) => (
          <li key={id}>
            <figure className="card flex h-full flex-col p-4 sm:p-6">
              <blockquote className="flex-1">“{content}”</blockquote>
              <figcaption className="mt-4">
                <strong className="block font-semibold">{author}</strong>
                <span className="text-sm text-muted">
                  {role}, {company}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LastCall({ count }: { count: number }) {
  return (
    <div className={wide}>
      <section className="band card mb-12 p-6 py-12 text-center sm:mb-20 sm:py-16" aria-labelledby="start">
        <h2 id="start" className="text-3xl sm:text-4xl">
          Take what you need, and go on with your day
        </h2>
        <p className="mt-3 text-lg text-muted">
          {count} {count === 1 ? 'tool' : 'tools'}, no account, no waiting list.
        </p>
        <a className="button mt-6" href="/tools">
          Get Started For Free
        </a>
      </section>
    </div>
  );
}
