import type { Config } from '@react-router/dev/config';
import { pagePaths } from './src/web/generated.server.ts';

export default {
  appDirectory: 'src/web',
  // The build script builds beside the site that is being served.
  buildDirectory: process.env.CLEARKIT_BUILD_DIR ?? 'build',
  ssr: false,
  splitRouteModules: false,
  prerender: () => pagePaths(),
} satisfies Config;
