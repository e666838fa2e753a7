import sprite from '../../.generated/icons.svg?url&no-inline';

interface IconProps {
  /** A Lucide name. Names written as `<Icon name="…">` or `icon: '…'` are in the sprite. */
  name: string;
  className?: string;
}

/** A picture beside words that say the same; hidden from assistive technology. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
