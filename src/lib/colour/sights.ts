/** Ways of seeing, by the kind of cones that are missing. */
export const sights = {
  protan: 'Without red cones',
  deutan: 'Without green cones',
  tritan: 'Without blue cones',
  grey: 'Without colors',
} as const;
export type Sight = keyof typeof sights;

/** Machado, Oliveira and Fernandes 2009, at full severity, over linear red, green and blue. */
export const sightMatrices: Record<Sight, readonly (readonly [number, number, number])[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [0, 1, 2].map(() => [0.2126, 0.7152, 0.0722] as const),
};
