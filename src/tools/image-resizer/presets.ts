/** Sizes in pixels that networks ask for or show at, as their own help pages say. */
export const presets: readonly (readonly [name: string, width: number, height: number])[] = [
  ['Instagram square post', 1080, 1080],
  ['Instagram portrait post', 1080, 1350],
  ['Instagram story or reel', 1080, 1920],
  ['Facebook shared link', 1200, 630],
  ['Facebook cover', 851, 315],
  ['X post', 1600, 900],
  ['X header', 1500, 500],
  ['LinkedIn shared link', 1200, 627],
  ['LinkedIn profile banner', 1584, 396],
  ['Pinterest pin', 1000, 1500],
  ['YouTube thumbnail', 1280, 720],
  ['YouTube channel banner', 2560, 1440],
  ['TikTok video cover', 1080, 1920],
];
