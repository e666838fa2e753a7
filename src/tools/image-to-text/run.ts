import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

/** Words read with less confidence are wrong often enough to look at. */
const UNCERTAIN = 75;

const NOTHING = 'No text was found in this picture.';

const NOTES = {
  text: 'Time ran out before the whole picture was read. This is the text read so far.',
  tries: 'Time ran out after the first attempts. Another attempt might find more.',
};

const run: Run<typeof tool> = async ({ imageUrl, language }, { http, images, ocr }, { signal, report }) => {
  const original = await http.download({ url: imageUrl.trim(), accept: ['image/*'], signal });
  const { format, width, height } = await images.inspect(original, signal);
  const isDecodedFirst = format === 'heic' || format === 'bmp' || format === 'ico' || format === 'svg';
  const picture = isDecodedFirst ? (await images.transform(original, { format: 'png', signal })).content : original;
  const { text, confidence, words, turned, missing } = await ocr.read(picture, {
    language,
    signal,
    onProgress: (share, stage) => report({ share, ...(stage && { stage: 'Loading the text reader' }) }),
  });
  const note = missing ? NOTES[missing] : text === '' && NOTHING;
  return {
    text,
    confidence,
    uncertainWords: words
      .filter((word) => word.confidence < UNCERTAIN)
      .map((word) => ({ word: text.slice(word.start, word.end), ...word })),
    words: words.length,
    lines: text.split('\n').filter(Boolean).length,
    paragraphs: text.split('\n\n').filter(Boolean).length,
    ...(note && { note }),
    language,
    turned,
    width,
    height,
  };
};

export default run;
