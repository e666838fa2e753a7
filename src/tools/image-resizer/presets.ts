import { nameOfSize, networkSizes } from '#lib/network-sizes.data';

/** Sizes in pixels that networks ask for or show at, each shape of a name once. */
export const presets: readonly (readonly [name: string, width: number, height: number])[] = networkSizes.map((size) => [
  nameOfSize(size),
  size.width,
  size.height,
]);
