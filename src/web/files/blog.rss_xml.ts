import { publicUrlPlaceholder } from '#lib/public-url';
import { fullPosts } from '../blog.server.ts';
import { catalogue } from '../catalogue.server.ts';
import { rssFeed } from '../feeds.server.ts';

/** The blog as RSS. */
export default () => rssFeed(fullPosts(catalogue()), publicUrlPlaceholder);
