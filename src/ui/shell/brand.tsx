import { BrandMark } from '../brand-mark.tsx';

/** Mark and name, which lead home. */
export function Brand({ name, home, nameClass = '' }: { name: string; home: string; nameClass?: string }) {
  return (
    <a href={home} className="flex items-center gap-2 rounded-control font-display text-2xl font-bold">
      <BrandMark className="size-8" />
      <span className={nameClass}>{name}</span>
    </a>
  );
}
