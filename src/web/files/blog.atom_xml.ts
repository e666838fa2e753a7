import { publicUrlPlaceholder } from '#lib/public-url';
import { fullPosts } from '../blog.server.ts';
import { catalogue } from '../catalogue.server.ts';
import { atomFeed } from '../feeds.server.ts';

/** The blog as Atom. */
export default () => atomFeed(fullPosts(catalogue()), publicUrlPlaceholder);
