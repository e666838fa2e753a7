import type { Config } from '@react-router/dev/config';
import { pagePaths } from './src/web/generated-routes.server.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: () => pagePaths(),
} satisfies Config;
