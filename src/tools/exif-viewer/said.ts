import type { MetadataEntry, PictureMetadata } from '#ports/metadata/port';

type Entries = readonly MetadataEntry[];

/** What IPTC's ways in which a picture comes about mean (cv.iptc.org/newscodes/digitalsourcetype). */
const SOURCES = new Map([
  ['trainedAlgorithmicMedia', 'Made by generative AI'],
  ['compositeWithTrainedAlgorithmicMedia', 'Put together with parts made by generative AI'],
  ['algorithmicallyEnhanced', 'Improved by an algorithm'],
  ['algorithmicMedia', 'Made by an algorithm that was not trained'],
  ['compositeSynthetic', 'Put together with parts made by a computer'],
  ['computationalCapture', 'Taken by a camera that put several pictures together'],
  ['digitalCapture', 'Taken by a digital camera'],
  ['digitalCreation', 'Made by a person with software'],
  ['digitalArt', 'Made by a person with software'],
  ['humanEdits', 'Changed by a person'],
  ['virtualRecording', 'Recorded from a screen or a virtual world'],
  ['screenCapture', 'A picture of a screen'],
]);
/** Texts that image generators leave in a PNG. */
const PROMPTS = /^(?:parameters|prompt|workflow|sd-metadata|dream|invokeai_metadata)$/i;

/** The first values of some names, each once. */
function valuesOf(entries: Entries, ...names: readonly string[]): string[] {
  const found = names.flatMap((name) => entries.find((each) => each.name.toLowerCase() === name.toLowerCase()) ?? []);
  return [...new Set(found.map(({ value }) => value).filter(Boolean))];
}

export function cameraIn(entries: Entries): string {
  const [make = '', model = ''] = ['Make', 'Model'].map((name) => valuesOf(entries, name)[0]);
  const name = model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`.trim();
  const [lens] = valuesOf(entries, 'LensModel', 'Lens');
  const [opening, time, length] = ['FNumber', 'ExposureTime', 'FocalLength'].map((each) => valuesOf(entries, each)[0]);
  const settings = [opening, time && (/^[\d./]+$/.test(time) ? `${time} s` : time), length];
  const [speed] = valuesOf(entries, 'ISOSpeedRatings', 'PhotographicSensitivity');
  return [name, lens, ...settings, speed && `ISO ${speed}`].filter(Boolean).join(', ');
}

export function takenIn(entries: Entries): string {
  const [day] = valuesOf(entries, 'DateTimeOriginal', 'DateTimeDigitized', 'DateCreated', 'CreateDate', 'DateTime');
  const [offset] = valuesOf(entries, 'OffsetTimeOriginal', 'OffsetTime');
  const read = day?.replace(/^(\d{4}):(\d{2}):(\d{2})/, '$1-$2-$3') ?? '';
  return [read, read && !/[+-]\d{2}:\d{2}$/.test(read) && offset].filter(Boolean).join(' ');
}

export const changedWith = (entries: Entries) =>
  valuesOf(entries, 'Software', 'CreatorTool', 'ProcessingSoftware', 'HostComputer').join(', ');

export const authorIn = (entries: Entries) =>
  valuesOf(entries, 'Artist', 'creator', 'By-line', 'Copyright', 'rights', 'Copyright Notice', 'Credit').join(', ');

export const serialsIn = (entries: Entries) =>
  valuesOf(
    entries,
    'BodySerialNumber',
    'CameraSerialNumber',
    'SerialNumber',
    'InternalSerialNumber',
    'LensSerialNumber',
  ).join(', ');

export const placeNamesIn = (entries: Entries) => {
  const names = /^(?:sub-?location|location|city|province|state|country)/i;
  const found = entries.filter(({ isPlace, name }) => isPlace && names.test(name) && !/code|created|shown/i.test(name));
  return [...new Set(found.map(({ value }) => value).filter(Boolean))].join(', ');
};

/** What the file says of how the picture came about, as sentences. */
export function originOf({ entries, provenance }: Pick<PictureMetadata, 'entries' | 'provenance'>): string[] {
  const told = entries
    .filter(({ name }) => /digital ?source ?type/i.test(name))
    .map(({ value }) => value.replace(/^.*\//, ''));
  const kinds = [...new Set([...told, ...(provenance?.sources ?? [])])];
  const prompt = entries.find(({ group, name }) => group === 'PNG text' && PROMPTS.test(name));
  return [
    ...kinds.map((kind) => `${SOURCES.get(kind) ?? kind}, as the file says`),
    ...(prompt ? [`Holds the text “${prompt.name}”, as image generators write it`] : []),
    ...(provenance
      ? [
          `Signed origins (C2PA)${provenance.generator ? ` by ${provenance.generator}` : ''}; the signature is not checked here`,
        ]
      : []),
  ];
}

type Place = NonNullable<PictureMetadata['place']>;

/** A place in the ways in which people write it. */
export function placeSaid({ latitude, longitude, altitude }: Place) {
  const [lat, long] = [latitude, longitude].map((each) => Number(each.toFixed(6)));
  return {
    ...{ latitude, longitude },
    decimal: `${lat}, ${long}`,
    degrees: `${sixtieths(latitude, 'N', 'S')}, ${sixtieths(longitude, 'E', 'W')}`,
    altitude: altitude === undefined ? null : `${Math.round(altitude).toLocaleString('en')} m above the sea`,
    map: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`,
  };
}

/** Degrees, minutes and seconds. */
function sixtieths(value: number, positive: string, negative: string): string {
  const tenths = Math.round(Math.abs(value) * 36_000);
  const [degrees, minutes] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60];
  return `${degrees}° ${minutes}′ ${((tenths % 600) / 10).toFixed(1)}″ ${value < 0 ? negative : positive}`;
}
