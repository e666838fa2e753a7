import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { samplePdf } from '../../../tests/servers/sample-pdf.ts';
import { pdfHere } from './browser.ts';
import { skiaCanvas } from './canvas.ts';

const files = createFakeTemporaryFiles();
const pdf = pdfHere(files, skiaCanvas);

it('draws what is on a page, on white', async () => {
  const contents = [await files.write(samplePdf({ pages: [['One'], []] }))];
  const document = { name: 'a.pdf', pages: '', password: '' };
  const { made } = await pdf.make('draw', { document, dpi: 72 }, { contents });
  const looks = await Promise.all(
    made.map(
      async (picture) =>
        (
          await sharp(await files.read(picture))
            .greyscale()
            .stats()
        ).channels[0],
    ),
  );
  expect(looks[0]?.min).toBeLessThan(100);
  expect(looks[1]).toMatchObject({ min: 255, max: 255 });
});
