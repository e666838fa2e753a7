import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { Picture } from '#lib/page/facts';

export default defineCheck({
  title: 'Pictures have their width and height',
  failed: 'Pictures have no width and height',
  severity: 'advice',
  why: 'With width and height, the browser reserves space while pictures load, and the text does not jump.',
  source: { name: 'web.dev: layout shifts', url: 'https://web.dev/articles/optimize-cls#images-without-dimensions' },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const drawn = pictures.filter(({ src, isDecoration }) => src !== '' && !isDecoration);
    if (drawn.length === 0) return 'does-not-apply';
    const without = drawn.filter((picture) => !hasSize(picture));
    return without.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(without.length, `picture of ${drawn.length} does`, `pictures of ${drawn.length} do`)} not give width and height.`,
            where: without,
          },
        ];
  },
  fix: 'Add the size of the file in pixels to the tag. CSS can still show it smaller.',
  cases: { passes: '<img src=a.jpg width=10 height=10>', fails: '<img src="a.jpg">', doesNotApply: '<p>x' },
});

/** By attributes or by its style: a ratio keeps the room as well. */
function hasSize({ width, height, style }: Pick<Picture, 'width' | 'height' | 'style'>): boolean {
  const names = style.split(';').map((each) => each.split(':', 1)[0]?.trim().toLowerCase());
  const styled = (name: string) => names.includes(name);
  return styled('aspect-ratio') || ((width !== '' || styled('width')) && (height !== '' || styled('height')));
}
