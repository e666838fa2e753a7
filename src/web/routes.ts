import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { writeIcons } from './generated.server.ts';

writeIcons();

export default [
  index('routes/home.tsx'),
  route('tools', 'routes/tools.tsx'),
  route('tools/:slug', 'routes/tool.tsx'),
  route('search', 'routes/search.tsx'),
  route('docs/api', 'routes/docs-api.tsx'),
  route('catalogue.json', 'routes/catalogue.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
