import type { TemporaryFile } from '#ports/files/port';
import type { Metadata } from '#ports/metadata/port';
import type { Images } from './port.ts';

/** The two ports that go through pictures: whatever can open one serves both. */
export interface Pictures<Content = TemporaryFile> extends Images<Content>, Metadata<Content> {}
