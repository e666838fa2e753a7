import { Icon } from '#ui/icon';

interface StartCellProps {
  icon: string;
  color?: string;
  title: string;
  /** Left out where there is no room for it. */
  about: string;
}

/** The inside of a sample or a suggestion: one size, so that one can stand where the other stood. */
export function StartCell({ icon, color, title, about }: StartCellProps) {
  return (
    <>
      <span className="tile size-6 sm:size-8" data-color={color}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0">
        <strong className="block font-semibold">{title}</strong>
        <span className="hidden truncate text-muted sm:block">{about}</span>
      </span>
    </>
  );
}
