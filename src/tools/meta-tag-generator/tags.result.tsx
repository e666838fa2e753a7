import { createElement } from 'react';
import { socialCards } from '#lib/social-cards';
import { ownResult } from '#ui/drawn/own-result';
import { RadioGroup } from '#ui/form/choice';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import { Notes } from '#ui/result/notes';
import { ShareLink } from '#ui/result/share-link';
import { SocialCards } from '#ui/result/social-cards';
import { useOptions } from '#ui/tool-page/use-options';
import { formatNames, formats } from './formats.ts';
import { readFields } from './meta-fields.ts';
import { metaValues } from './meta-tags.ts';
import tool from './tool.ts';

const options = { defaults: { format: 'html' }, allowed: { format: formatNames } };
const names = Object.fromEntries(formatNames.map((name) => [name, formats[name].label]));

/** The tags as they are chosen to be written, what could be better in them, and a link to the page as networks show it. */
export default ownResult(tool, ({ result, whole: { input } }) => {
  const [chosen, choose] = useOptions(options);
  const name = formatNames.find((format) => format === chosen.format) ?? 'html';
  const { fileName } = formats[name];
  const text = result[name];
  return (
    <>
      <RadioGroup
        label="Written as"
        value={name}
        options={formatNames}
        names={names}
        onChange={(format) => choose({ format })}
      />
      <pre dir="ltr" className="rounded-control bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">
        {createElement('code', null, ...valuesApart(text))}
      </pre>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} copied="Meta tags copied to clipboard!" />
        <DownloadButton label="Download file" fileName={fileName} type="text/plain" content={() => `${text}\n`} />
        <ShareLink form={input} />
      </div>
      <section aria-label="What could be better">
        <h2 className="mb-2 font-semibold">What could be better</h2>
        <Notes notes={result.warnings} none="Nothing was found." />
      </section>
      <section aria-label="Shared links">
        <h2 className="font-semibold">Shared links</h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          Sketches. The image is not fetched, so that its server does not learn of your visit: its address stands in its
          place.
        </p>
        <SocialCards cards={cardsOf(input)} />
      </section>
    </>
  );
});

/** What stands between quotation marks, or between the tags of a title. */
const VALUE = /((?<!\\)"(?:[^"\\\n]|\\.)*"|(?<=<title>)[^<\n]*(?=<\/title>))/;

/** Code whose values are set apart, so that those written from the right leave the signs around them in their places. */
function valuesApart(code: string) {
  // Values stand at the odd places. Parts have no identity of their own: as children of a call they need no keys.
  return code.split(VALUE).map((part, index) => (index % 2 === 1 ? createElement('bdi', null, part) : part));
}

function cardsOf(input: object) {
  const { title, description, canonical, ogTitle, ogDescription, image, twitterCard } = metaValues(readFields(input));
  return socialCards({
    ...{ url: canonical, title, description, siteName: '', ogTitle, ogDescription, ogImage: image, twitterCard },
    ...{ twitterTitle: ogTitle, twitterDescription: ogDescription, twitterImage: image },
  });
}
