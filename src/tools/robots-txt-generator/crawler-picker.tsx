import { crawlers as known, purposes } from '#lib/robots-txt/crawlers';

interface PickerProps {
  crawlers: string;
  onChange: (crawlers: string) => void;
}

/** Today's crawlers by purpose, one press each. */
export function CrawlerPicker({ crawlers, onChange }: PickerProps) {
  const chosen = crawlers.split(/[\s,;]+/).filter((name) => name !== '');
  const has = (token: string) => chosen.some((name) => name.toLowerCase() === token.toLowerCase());
  const without = (tokens: readonly string[]) => {
    const gone = new Set(tokens.map((token) => token.toLowerCase()));
    return chosen.filter((name) => !gone.has(name.toLowerCase()));
  };
  const toggle = (tokens: readonly string[]) => {
    const isOff = tokens.some((token) => !has(token));
    // Whoever names some crawlers does not mean everyone at the same time.
    const rest = without(tokens).filter((name) => name !== '*');
    onChange([...rest, ...(isOff ? tokens : [])].join(', ') || '*');
  };
  return (
    <div className="grid gap-3">
      {Object.entries(purposes).map(([purpose, title]) => {
        const members = known.filter((crawler) => crawler.purpose === purpose);
        const tokens = members.map(({ token }) => token);
        return (
          <fieldset key={purpose} className="min-w-0">
            <legend className="mb-1.5 text-sm text-muted">{title}</legend>
            <div className="flex flex-wrap gap-2">
              {members.length > 1 && (
                <Chip name={`All ${title}`} isOn={tokens.every(has)} onPress={() => toggle(tokens)} />
              )}
              {members.map(({ token, operator, about }) => (
                <Chip
                  key={token}
                  name={token}
                  title={`${operator}: ${about}`}
                  isOn={has(token)}
                  onPress={() => toggle([token])}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface ChipProps {
  name: string;
  title?: string;
  isOn: boolean;
  onPress: () => void;
}

function Chip({ name, title, isOn, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className="button-quiet aria-pressed:border-accent aria-pressed:bg-accent-soft"
      aria-pressed={isOn}
      title={title}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
