import { publicUrlPlaceholder } from '#lib/public-url';
import { fullPosts } from '../blog.server.ts';
import { catalogue } from '../catalogue.server.ts';
import { atomFeed } from '../feeds.server.ts';

/** The blog as Atom. The server names its type by the file's name. */
export function loader() {
  return new Response(atomFeed(fullPosts(catalogue()), publicUrlPlaceholder), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
