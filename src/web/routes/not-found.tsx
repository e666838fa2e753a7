import { NotFound } from '../not-found.tsx';
import { notFoundMeta } from '../page-meta.ts';

export const meta = notFoundMeta;

export default NotFound;
