import { Icon } from '../icon.tsx';
import { toggleFavourite, useSavedList } from './saved-list.tsx';

interface FavouriteButtonProps {
  /** The title stands in the button's name: needed where there are several tools. */
  tool: { slug: string; title?: string };
  className?: string;
}

/** A star that stays down once it is pressed. */
export function FavouriteButton({ tool: { slug, title }, className = '' }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={`star ${className}`}
      aria-pressed={useSavedList('favourites').includes(slug)}
      aria-label={`Add ${title ? `${title} ` : ''}to favourites`}
      onClick={() => toggleFavourite(slug)}
    >
      <Icon name="star" />
    </button>
  );
}
