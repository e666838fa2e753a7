/** Extension and media type of what tools take and make. The first extension of a type is the one that is written. */
const TABLE = [
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
  ['tiff', 'image/tiff'],
  ['tif', 'image/tiff'],
  ['bmp', 'image/bmp'],
  ['ico', 'image/x-icon'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['pdf', 'application/pdf'],
  ['zip', 'application/zip'],
] as const;

const typeByExtension = new Map<string, string>(TABLE);
// Turned round first, so that the first extension of a type wins.
const extensionByType = new Map<string, string>(TABLE.map(([extension, type]) => [type, extension] as const).reverse());

/** The media type that the extension of `name` stands for; `undefined` when it has none or an unknown one. */
export function mediaTypeOf(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? undefined : typeByExtension.get(name.slice(dot + 1).toLowerCase());
}

/** The extension, without the dot, that files of a media type are written with; parameters such as a charset are ignored. */
export function extensionOf(type: string): string | undefined {
  const [essence = ''] = type.split(';');
  return extensionByType.get(essence.trim().toLowerCase());
}
