/** Screens by name, as the field measures on them. Phone and desktop are those of Lighthouse; the tablet is an iPad of 2022. */
export const screens = {
  phone: { width: 412, height: 823, scale: 1.75, isMobile: true },
  tablet: { width: 820, height: 1180, scale: 2, isMobile: true },
  desktop: { width: 1350, height: 940, scale: 1, isMobile: false },
} as const;
