import type { Run } from '#kit/define-tool';
import { contrastRatio } from '#lib/colour/contrast';
import { nearestName } from '#lib/colour/named-colours';
import { type Colour, readColour } from '#lib/colour/read-colour';
import { hexOf, writtenColour } from '#lib/colour/write-colour';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ imageUrl, count, notation, form }, { http, images }, { signal }) => {
  const original = await http.download({ url: imageUrl.trim(), accept: ['image/*'], signal });
  const { colours, source, transparent } = await images.colours(original, { count, signal });
  const found = colours.map(({ red, green, blue, share }) => ({
    colour: colourOf(`rgb(${red} ${green} ${blue})`),
    share,
  }));
  return {
    colors: found.map(({ colour, share }) => ({
      name: nearestName(colour).name,
      css: hexOf(colour),
      note: textOn(colour),
      share,
    })),
    text: written(
      found.map(({ colour }) => writtenColour(colour, notation)),
      form,
    ),
    transparent: Math.round(transparent * 1000) / 10,
    width: source.width,
    height: source.height,
  };
};

export default run;

function colourOf(css: string): Colour {
  const read = readColour(css);
  if (typeof read === 'string') throw new Error(`${css}: ${read}`);
  return read;
}

const [BLACK, WHITE] = [colourOf('black'), colourOf('white')];

/** Which of black and white is read better on a colour. */
function textOn(colour: Colour): string {
  const [black, white] = [contrastRatio(colour, BLACK), contrastRatio(colour, WHITE)];
  const ratio = (Math.floor(Math.max(black, white) * 10) / 10).toFixed(1);
  return `${black >= white ? 'Black' : 'White'} text: ${ratio} : 1`;
}

function written(colors: readonly string[], form: 'css' | 'tailwind' | 'scss' | 'json' | 'plain'): string {
  const named = (before: string, after: string) => colors.map((color, at) => `${before}${at + 1}: ${color}${after}`);
  switch (form) {
    case 'css':
      return [':root {', ...named('  --color-', ';'), '}'].join('\n');
    case 'tailwind':
      return ['@theme {', ...named('  --color-palette-', ';'), '}'].join('\n');
    case 'scss':
      return named('$color-', ';').join('\n');
    case 'json':
      return JSON.stringify(colors, null, 2);
    case 'plain':
      return colors.join('\n');
  }
}
