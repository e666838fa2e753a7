import { publicUrlPlaceholder } from './public-url.ts';

/** Where the site's own samples are; `src/samples` has what is at these addresses. */
export const samplesPath = '/samples/';

/**
 * The address of one of the site's own sample pages or pictures, for examples in definitions: it works wherever the site
 * does, also without the internet. Its host is put in place where it is shown.
 */
export function sampleAddress(name: string): string {
  return publicUrlPlaceholder + samplesPath + name;
}

/** The same value with the site's own address wherever it stands for it. */
export function withOwnAddress<T>(value: T, publicUrl: string): T {
  return JSON.parse(JSON.stringify(value).replaceAll(publicUrlPlaceholder, publicUrl));
}
