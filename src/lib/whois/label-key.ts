/** Longest text before a colon that can be a field's name. */
const LONGEST_LABEL = 90;

/**
 * A field's or heading's name in one spelling: lower case, no accents, no remarks in brackets, every run of other signs
 * one space.
 */
export function labelKey(label: string): string {
  if (label.length > LONGEST_LABEL) return '';
  return (
    label
      .replaceAll(/\([^()]{0,60}\)/g, ' ')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
      .toLowerCase()
      // "3e. creationdate", "6a. primnsfqdn": forms with numbered fields.
      .replace(/^\s*\d{1,2}[a-z]?\.\s{1,4}/, '')
      .replaceAll(/[^\p{L}\p{N}\uFFFD]+/gu, ' ')
      .trim()
  );
}

/** The names that a label may mean: itself, and both sides of "Nome de domínio / Domain Name". */
export function labelKeys(label: string): string[] {
  const whole = labelKey(label);
  const parts = label.includes('/') ? label.split('/').slice(0, 3).map(labelKey) : [];
  return [...new Set([whole, ...parts, whole.replace(/ \d{1,2}$/, '')])].filter((key) => key !== '');
}
