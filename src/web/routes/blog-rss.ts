import { publicUrlPlaceholder } from '#lib/public-url';
import { fullPosts } from '../blog.server.ts';
import { catalogue } from '../catalogue.server.ts';
import { rssFeed } from '../feeds.server.ts';

/** The blog as RSS. The server names its type by the file's name. */
export function loader() {
  return new Response(rssFeed(fullPosts(catalogue()), publicUrlPlaceholder), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
