import sharp from 'sharp';

/** Pictures that say where they were taken, in EXIF and in XMP, by a writer that shares no code with ours. */

const exif = {
  IFD0: { Make: 'Leica', Model: 'Leica Q3', Software: 'Darkroom 7', Artist: 'Ada Sample' },
  IFD2: { DateTimeOriginal: '2024:05:06 07:08:09', BodySerialNumber: 'SN-4711' },
  IFD3: {
    ...{ GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 3574/100' },
    ...{ GPSLongitudeRef: 'E', GPSLongitude: '151/1 12/1 5424/100', GPSProcessingMethod: 'HYBRID-FIX-4711' },
  },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" exif:GPSLatitude="33,51.5957S" photoshop:City="Woolloomooloo"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia">
<exif:GPSLongitude>151,12.904E</exif:GPSLongitude><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Harbour</rdf:li></rdf:Alt></dc:title>
<Iptc4xmpExt:LocationShown><rdf:Bag><rdf:li Iptc4xmpExt:Sublocation="Woolloomooloo" rdf:parseType="Resource"/></rdf:Bag></Iptc4xmpExt:LocationShown>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

export const placedFormats = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const;

/** 90 × 60 pixels. */
export function placedPicture(format: (typeof placedFormats)[number], orientation = 1): Promise<Buffer> {
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a7' } });
  return plain
    .withIccProfile('p3')
    .withExif(exif)
    .withMetadata({ orientation })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
}
