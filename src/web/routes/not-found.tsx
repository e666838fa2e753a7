import { Link } from 'react-router';
import { site } from '#content/site';
import { pageMeta } from '../page-meta.ts';

export function meta() {
  return pageMeta({
    title: `Page Not Found - ${site.brand}`,
    description: "The page you're looking for doesn't exist or has been moved",
    path: '/404',
    origin: '',
    unlisted: true,
  });
}

export default function NotFound() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-24 text-center">
      <p className="font-mono text-sm text-muted">404</p>
      <h1 className="mt-2 text-4xl font-bold">Page Not Found</h1>
      <p className="mt-3 text-lg text-muted">The page you're looking for doesn't exist or has been moved</p>
      <Link className="button mt-7" to="/">
        Return Home
      </Link>
    </div>
  );
}
