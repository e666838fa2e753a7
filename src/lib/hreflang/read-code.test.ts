import { describe, expect, it } from 'vitest';
import { languageCodes, regionCodes } from './codes.data.ts';
import { readHreflang } from './read-code.ts';

describe('readHreflang', () => {
  it('knows as many languages and countries as the standards have', () => {
    expect([languageCodes.size, regionCodes.size]).toEqual([183, 249]);
  });

  // Values of Google's own documentation of localized versions.
  it.each(['en', 'en-GB', 'en-us', 'de-CH', 'zh-Hant', 'zh-Hans-TW', 'de-BE', 'x-default', 'X-Default'])(
    'takes %s',
    (code) => {
      expect(readHreflang(code)).toMatchObject({ faults: [], doubts: [] });
    },
  );

  it.each([
    ['en-UK', 'en-GB', 'UK is not the code of the country; GB is.'],
    ['jp', 'ja', 'jp is not a language; ja is meant.'],
    ['en_US', 'en-US', '“en_US” has an underscore; hyphens go between the parts.'],
    ['GB-en', 'en-GB', '“GB-en” is turned round: the language comes first.'],
    ['en-EU', 'en', 'EU stands for the European Union, which is not a country: leave it out, or name each country.'],
    ['es-419', 'es', '419 stands for Latin America, which is not a country: leave it out, or name each country.'],
    ['de-XX', undefined, 'XX is not a country that is known, by ISO 3166-1.'],
    ['zh-Abcd', undefined, 'Abcd is not a script that is known, by ISO 15924.'],
    ['english', undefined, '“english” is not a code of a language, such as en or en-GB.'],
  ])('reads %s as %s and says why', (written, code, fault) => {
    const read = readHreflang(written);
    expect(read.code).toBe(code);
    expect(read.faults).toContain(fault);
  });

  it('doubts what is valid and seldom meant', () => {
    expect(readHreflang('se')).toMatchObject({ code: 'se', doubts: ['se is Northern Sami. Swedish is sv.'] });
    expect(readHreflang('be-BY').doubts).toEqual([]);
    expect(readHreflang('es-LA').doubts).toEqual(['LA is Laos, and not Latin America.']);
    expect(readHreflang('sv-SV').doubts).toEqual(['SV is El Salvador; Sweden is SE.']);
    expect(['lo-LA', 'de-DE', 'en-ME', 'to-TO', 'es-SV'].flatMap((code) => readHreflang(code).doubts)).toEqual([]);
  });
});
