import type { ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { parseDomainName } from '#lib/domain-name';
import { publicSuffix, registrableDomain } from '#lib/registrable-domain';
import { common, countries, generic } from './endings.data.ts';
import type tool from './tool.ts';

const HUNDRED = 100;
const MOST_FURTHER = 30;

const lists = {
  common,
  countries,
  hundred: [...common, ...generic, ...countries].slice(0, HUNDRED),
  own: [],
} as const satisfies Record<string, readonly string[]>;

/**
 * The names to ask for, ASCII, each once.
 *
 * @throws ToolError `invalid-input` for what is no name, and for what is no ending.
 */
export function domainsOf({ name, endings, further }: ToolInput<typeof tool>): string[] {
  const { label, ending } = labelOf(name);
  const own = further
    .split(/[\s,;]+/)
    .map((each) => each.replace(/^\.+/, ''))
    .filter(Boolean);
  if (own.length > MOST_FURTHER) {
    throw new ToolError('invalid-input', `Please enter up to ${MOST_FURTHER} more endings.`, { field: 'further' });
  }
  const all = [...(ending === undefined ? [] : [ending]), ...own, ...lists[endings]];
  if (all.length === 0) {
    throw new ToolError('invalid-input', 'Please enter an ending, or choose a list.', { field: 'further' });
  }
  return [...new Set(all.map((each) => domainOf(label, each)))];
}

function labelOf(entered: string): { label: string; ending?: string } {
  const bare = entered.trim();
  const parsed = parseDomainName(/[./]/.test(bare) ? bare : `${bare}.com`);
  if (!parsed.ok) throw new ToolError('invalid-input', parsed.reason, { field: 'name' });
  const { ascii } = parsed;
  const registered = registrableDomain(ascii);
  const ending = publicSuffix(ascii);
  if (registered === undefined || ending === undefined) {
    throw new ToolError('invalid-input', 'This is only an ending. Please enter a name before it.', { field: 'name' });
  }
  const label = registered.slice(0, -ending.length - 1);
  return /[./]/.test(bare) ? { label, ending } : { label };
}

function domainOf(label: string, ending: string): string {
  const parsed = parseDomainName(`${label}.${ending}`);
  if (parsed.ok) return parsed.ascii;
  throw new ToolError('invalid-input', `There is no domain ending “${ending.slice(0, 60)}”.`, { field: 'further' });
}
