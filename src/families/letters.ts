import { ToolError } from '#kit/tool-error';
import type { Lettering, Weight } from '#lib/lettering/lettering';
import type { Lettering as Letters } from '#ports/lettering/port';

/**
 * What draws letters, fetched when there is something to draw.
 *
 * @param drawn the texts, by the weight they are drawn in.
 * @throws ToolError `invalid-input` for signs that the face does not have.
 */
export async function letteringFor(
  port: Letters,
  drawn: readonly (readonly [text: string, weight: Weight])[],
): Promise<Lettering> {
  const weights = [...new Set(drawn.map(([, weight]) => weight))];
  const [{ createLettering }, ...files] = await Promise.all([
    import('#lib/lettering/lettering'),
    ...weights.map(async (weight) => [weight, await port.face(weight)] as const),
  ]);
  const known = new Map(files);
  const lettering = createLettering((weight) => known.get(weight) ?? []);
  const missing = new Set(drawn.flatMap(([text, weight]) => lettering.missing(text, weight)));
  if (missing.size === 0) return lettering;
  const signs = [...missing].slice(0, 10).join(' ');
  const more = missing.size > 10 ? ` and ${missing.size - 10} more` : '';
  const has = 'It has Latin letters with all their accents, Vietnamese ones among them.';
  throw new ToolError('invalid-input', `The face that texts are drawn in has no sign for ${signs}${more}. ${has}`);
}
