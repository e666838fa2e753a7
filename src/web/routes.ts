import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { writeIcons, writeToolRoutes } from './generated-routes.server.ts';

writeIcons();

export default [
  index('routes/home.tsx'),
  route('tools', 'routes/tools.tsx'),
  ...writeToolRoutes().map(({ slug, file }) => route(`tools/${slug}`, file, { id: `tools/${slug}` })),
  route('search', 'routes/search.tsx'),
  route('docs/api', 'routes/docs-api.tsx'),
  route('catalogue.json', 'routes/catalogue.ts'),
  route('404', 'routes/not-found.tsx', { id: 'not-found' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
