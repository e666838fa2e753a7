import { Link } from 'react-router';

export function NotFound() {
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
