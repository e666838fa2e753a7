import type { Config } from '@react-router/dev/config';
import { pagePaths } from './src/web/generated-routes.server.ts';

export default {
  appDirectory: 'src/web',
  // The build script builds beside the site that is being served.
  buildDirectory: process.env.CLEARKIT_BUILD_DIR ?? 'build',
  ssr: false,
  prerender: () => pagePaths(),
} satisfies Config;
