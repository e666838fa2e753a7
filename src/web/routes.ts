import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { writeIcons } from './generated.server.ts';

writeIcons();

export default [
  index('routes/home.tsx'),
  route('tools', 'routes/tools.tsx'),
  route('tools/:slug', 'routes/tool.tsx'),
  route('search', 'routes/search.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('confirm-email', 'routes/confirm-email.tsx'),
  route('account', 'routes/account.tsx'),
  route('admin', 'routes/admin.tsx'),
  ...['confirm', 'unsubscribe'].map((part) =>
    route(`newsletter/${part}`, 'routes/newsletter-link.tsx', { id: `newsletter-${part}` }),
  ),
  ...['confirmed', 'unsubscribed', 'link'].map((part) =>
    route(`newsletter/${part}`, 'routes/newsletter-answer.tsx', { id: `newsletter-${part}` }),
  ),
  route('docs/api', 'routes/docs-api.tsx'),
  route('docs/authority', 'routes/text-page.tsx', { id: 'authority' }),
  route('blog', 'routes/blog.tsx'),
  route('blog/rss.xml', 'routes/blog-rss.ts'),
  route('blog/atom.xml', 'routes/blog-atom.ts'),
  route('blog/:slug', 'routes/post.tsx'),
  route('blog/tag/:tag', 'routes/blog-tag.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('privacy-policy', 'routes/text-page.tsx', { id: 'privacy-policy' }),
  route('terms', 'routes/text-page.tsx', { id: 'terms' }),
  route('catalogue.json', 'routes/catalogue.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
