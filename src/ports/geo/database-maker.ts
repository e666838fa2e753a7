import type { GeoSource } from './port.ts';

interface Maker {
  /** In the type that is in the database, or the name of its file. */
  marks: RegExp;
  name: string;
  attribution: { text: string; url: string };
}

const makers: readonly Maker[] = [
  {
    marks: /db-?ip/i,
    name: 'DB-IP Lite',
    attribution: { text: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' },
  },
  {
    marks: /geo(?:lite2|ip2)/i,
    name: 'MaxMind GeoLite2',
    attribution: {
      text: 'This product includes GeoLite2 data created by MaxMind, available from https://www.maxmind.com',
      url: 'https://www.maxmind.com',
    },
  },
  {
    marks: /ipinfo/i,
    name: 'IPinfo',
    attribution: { text: 'IP address data powered by IPinfo', url: 'https://ipinfo.io' },
  },
];

/** How a database is named to visitors, with what its maker's licence asks to be shown. */
export function sourceOf(database: { type: string; fileName: string; built: Date }): GeoSource {
  const built = database.built.toISOString().slice(0, 10);
  const maker = makers.find(({ marks }) => marks.test(database.type) || marks.test(database.fileName));
  if (!maker) return { name: database.type || 'A database of its own', built };
  return { name: maker.name, built, attribution: maker.attribution };
}
