import { once } from '#lib/once';
import { own } from '#lib/own';
import { normalised } from '#lib/text/fold-case';
import { isAllowedInNames } from '#lib/unicode-security/allowed';
import { readAsAscii, skeleton } from '#lib/unicode-security/look-alikes';
import { isHighlyRestrictive, scriptsOf, usedScripts } from '#lib/unicode-security/scripts';
import { wellKnown } from './well-known.data.ts';

interface Verdict {
  risk: 'none' | 'low' | 'high';
  /** Whether Chrome shows the letters of the name, or its Punycode. */
  shown: 'letters' | 'punycode';
  notes: string[];
}

/**
 * Endings under which names that look like Latin are at home. Source: Chromium, docs/idn.md and `idn_spoof_checker`, by the countries
 * of each script. An ending in the script itself counts as well.
 */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  Cyrillic: ['bg', 'by', 'kz', 'mk', 'pyc', 'rs', 'ru', 'su', 'ua', 'uz'],
  Greek: ['gr', 'cy'],
  Armenian: ['am'],
  Georgian: ['ge'],
  Hebrew: ['il'],
  Ethiopic: ['er', 'et'],
  Thai: ['th'],
  Bengali: ['bd', 'in'],
};

/** Well-known names by their skeletons. */
const famousNames = once(() => new Map(wellKnown.split(' ').map((name) => [skeleton(name), name])));

/** What is to be said of a name. `unicode` is in small letters, with at least one dot. */
export function judge(unicode: string): Verdict {
  const labels = unicode.split('.');
  const ending = labels.at(-1) ?? '';
  const faults = labels.flatMap((label) => (isAscii(label) ? [] : faultsOf(label, ending)));
  const warnings = labels.flatMap((label) => imitations(label));
  const deviations = /[ßς\u200c\u200d]/.test(unicode)
    ? ['Older programs handle ß, ς and joiners differently and may open another domain.']
    : [];
  const isHigh = faults.some(({ isHigh: high }) => high) || warnings.length > 0;
  const isHidden = faults.some(({ isHidden: hidden }) => hidden) || (warnings.length > 0 && !isAscii(unicode));
  return {
    risk: isHigh ? 'high' : faults.length + deviations.length > 0 ? 'low' : 'none',
    shown: isHidden ? 'punycode' : 'letters',
    notes: [...new Set([...warnings, ...faults.map(({ note }) => note), ...deviations])],
  };
}

interface Fault {
  note: string;
  isHigh: boolean;
  /** Whether Chrome shows Punycode for it. */
  isHidden: boolean;
}

function faultsOf(label: string, ending: string): Fault[] {
  const faults: Fault[] = [];
  const hide = (note: string) => faults.push({ note, isHigh: true, isHidden: true });
  const strange = Array.from(label).find((character) => character !== '-' && !isAllowedInNames(character));
  if (strange !== undefined) {
    faults.push({ note: `${coded(strange)} is not meant for domain names.`, isHigh: false, isHidden: true });
  }
  const scripts = usedScripts(label);
  if (!isHighlyRestrictive(label) || hasForeignLatin(label, scripts)) {
    hide(`It mixes ${scripts.map((name) => name.replaceAll('_', ' ')).join(' and ')} letters.`);
  }
  if (digitSystems(label) > 1) hide('It mixes digits from two scripts.');
  if (/(\p{Mn})\1/u.test(normalised(label, 'NFD'))) hide('One letter has the same accent twice, which cannot be seen.');
  if (/(?<!l)·|·(?!l)/.test(label))
    faults.push({ note: 'A middle dot is only allowed between two l.', isHigh: false, isHidden: true });
  const [script] = scripts;
  const asAscii = scripts.length === 1 && script !== 'Latin' ? readAsAscii(label) : undefined;
  if (script !== undefined && asAscii !== undefined) {
    const isAtHome = own(AT_HOME, script)?.includes(ending) || usedScripts(ending).includes(script);
    faults.push({
      note: `All its ${script} letters look like Latin ones${famousNames().has(skeleton(asAscii)) ? '' : `: it reads as "${asAscii}"`}.`,
      ...{ isHigh: !isAtHome, isHidden: !isAtHome },
    });
  }
  return faults;
}

/** Chrome lets Chinese, Japanese and Korean stand beside plain Latin letters only. */
function hasForeignLatin(label: string, scripts: readonly string[]): boolean {
  if (!scripts.includes('Latin') || scripts.length === 1) return false;
  return Array.from(label).some((character) => {
    const own = scriptsOf(character);
    return own !== 'all' && own.has('Latin') && character > '\u007f';
  });
}

function digitSystems(label: string): number {
  return new Set(Array.from(label.matchAll(/\p{Nd}/gu), ([digit]) => (digit.codePointAt(0) ?? 0) & ~15)).size;
}

/** Well-known names that a label looks like, and is not. */
function imitations(label: string): string[] {
  const famous = famousNames();
  const plain = normalised(label, 'NFD').replace(/\p{M}+/gu, '');
  const name = famous.get(skeleton(plain)) ?? famous.get(skeleton(plain.replaceAll('0', 'o')));
  return name === undefined || name === label ? [] : [`It looks like "${name}".`];
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

function coded(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /\p{Default_Ignorable_Code_Point}|\p{M}/u.test(character) ? `U+${code}` : `"${character}" (U+${code})`;
}
