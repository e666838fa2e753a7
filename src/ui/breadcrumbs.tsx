import { Icon } from './icon.tsx';

export interface Crumb {
  label: string;
  href: string;
}

/** The way from the home page to this one, which is named last and is no link. On a phone, the heading beneath names it. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-1.5">
        {[{ label: 'Home', href: '/' }, ...crumbs].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1.5">
            <a className="inline-block py-0.5 hover:text-ink hover:underline" href={href}>
              {label}
            </a>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page" className="max-sm:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  );
}
