/** A picture's format as people write it: `JPG` for `jpeg`, `PNG` for `png`. */
export function formatName(format: string): string {
  return format === 'jpeg' ? 'JPG' : format.toUpperCase();
}
