import sharp from 'sharp';
import { asRaw, colour, drawn, type Layer, laidOn, many, ridge, type Size, slope, texture } from './picture-strokes.ts';

/** A picture that compresses as photographs do. */
interface Scene {
  size: Size /** Of the camera, as a standard deviation of samples. */;
  grain: number;
  make: (size: Size) => Promise<Layer>;
}

export const scenes: Record<string, Scene> = {
  hills: {
    ...{ size: { width: 2000, height: 1333 }, grain: 2 },
    async make(size) {
      const sky = `<defs>${slope('s', ['#3f74b5', '#a9c6e2', '#e9e2d0'])}</defs><rect width="100%" height="100%" fill="url(#s)"/>`;
      const ridges = ['#8fa3b3', '#6c8a7a', '#4f6f45', '#3b5a2c'].map((fill, index) =>
        ridge(size, { seed: index + 3, top: 0.42 + index * 0.13, fill }),
      );
      const layer = await drawn(size, sky + ridges.join(''));
      const near = (at: number) => Math.max(0, at / size.width / size.height - 0.4);
      const clouds = laidOn(layer, await texture(size, { seed: 5, roughness: 0.5, stretch: 3 }), {
        strength: 0.35,
        where: (at) => Math.max(0, 0.5 - at / size.width / size.height),
      });
      return laidOn(clouds, await texture(size, { seed: 9, roughness: 0.85 }), { strength: 0.5, where: near });
    },
  },
  leaves: {
    ...{ size: { width: 1600, height: 1200 }, grain: 3 },
    async make(size) {
      const leaf = (random: () => number) =>
        `<ellipse cx="${random() * size.width}" cy="${random() * size.height}" rx="${8 + random() * 34}" ry="${3 + random() * 11}" transform="rotate(${random() * 360} ${random() * size.width} ${random() * size.height})" fill="hsl(${70 + random() * 60} ${30 + random() * 40}% ${12 + random() * 40}%)"/>`;
      const layer = await drawn(size, `<rect width="100%" height="100%" fill="#1d2d14"/>${many(2600, 7, leaf)}`);
      return laidOn(layer, await texture(size, { seed: 21, roughness: 0.75 }), { strength: 0.25 });
    },
  },
  face: {
    ...{ size: { width: 1200, height: 1500 }, grain: 2.5 },
    async make(size) {
      const { width, height } = size;
      const shapes = `<defs>${slope('w', ['#56616d', '#2f353d', '#6d5a48'], 'x1="0" y1="0" x2="1" y2="1"')}<radialGradient id="f" cx="0.4" cy="0.35" r="0.8"><stop offset="0" stop-color="#f0c8a8"/><stop offset="0.6" stop-color="#c98f6b"/><stop offset="1" stop-color="#6e4630"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#w)"/><path d="M${width * 0.1},${height} Q${width * 0.5},${height * 0.62} ${width * 0.9},${height}Z" fill="#27405e"/><ellipse cx="${width / 2}" cy="${height * 0.42}" rx="${width * 0.24}" ry="${height * 0.25}" fill="url(#f)"/><ellipse cx="${width * 0.41}" cy="${height * 0.38}" rx="34" ry="17" fill="#f4efe9"/><circle cx="${width * 0.41}" cy="${height * 0.38}" r="15" fill="#3b2a1c"/><ellipse cx="${width * 0.59}" cy="${height * 0.38}" rx="34" ry="17" fill="#f4efe9"/><circle cx="${width * 0.59}" cy="${height * 0.38}" r="15" fill="#3b2a1c"/><path d="M${width * 0.43},${height * 0.53} q${width * 0.07},40 ${width * 0.14},0 q${-width * 0.07},22 ${-width * 0.14},0" fill="#a4504b"/>`;
      const hair = many(900, 3, (random) => {
        const x = width * (0.25 + random() * 0.5);
        return `<path d="M${x},${height * (0.12 + random() * 0.1)} q${(random() - 0.5) * 160},${100 + random() * 60} ${(x - width / 2) * 0.5},${190 + random() * 190}" stroke="hsl(24 35% ${8 + random() * 22}%)" stroke-width="${1 + random() * 2}" fill="none" opacity="0.8"/>`;
      });
      const layer = await drawn(size, shapes + hair);
      return laidOn(layer, await texture(size, { seed: 31, roughness: 0.7 }), { strength: 0.08 });
    },
  },
  lights: {
    ...{ size: { width: 1600, height: 1067 }, grain: 5 },
    async make(size) {
      const { width, height } = size;
      const house = (random: () => number, index: number) => {
        const [left, top] = [(index * width) / 14, height * (0.15 + random() * 0.5)];
        const windows = Array.from({ length: 60 }, (_, number) => {
          if (random() < 0.45) return '';
          return `<rect x="${left + 8 + (number % 5) * 20}" y="${top + 14 + Math.floor(number / 5) * 42}" width="12" height="22" fill="hsl(${35 + random() * 20} 80% ${45 + random() * 40}%)"/>`;
        });
        return `<rect x="${left}" y="${top}" width="${width / 14 + 2}" height="${height}" fill="hsl(225 20% ${6 + random() * 9}%)"/>${windows.join('')}`;
      };
      const sky = `<defs>${slope('n', ['#0a1022', '#1c2a4a', '#5a4050'])}</defs><rect width="100%" height="100%" fill="url(#n)"/>`;
      const layer = await drawn(size, sky + many(14, 11, house));
      return laidOn(layer, await texture(size, { seed: 41, roughness: 0.6 }), { strength: 0.1 });
    },
  },
  bokeh: {
    ...{ size: { width: 1500, height: 1000 }, grain: 1.5 },
    async make(size) {
      const { width, height } = size;
      const disc = (random: () => number) =>
        `<circle cx="${random() * width}" cy="${random() * height}" r="${20 + random() * 70}" fill="${colour(random, 60)}" opacity="${0.2 + random() * 0.4}"/>`;
      const back = await sharp(
        await drawn(size, `<rect width="100%" height="100%" fill="#44512f"/>${many(160, 13, disc)}`),
        asRaw(size),
      )
        .blur(9)
        .png()
        .toBuffer();
      const petal = (random: () => number, index: number) =>
        `<ellipse cx="${width / 2}" cy="${height / 2 - 150}" rx="${46 + random() * 16}" ry="160" fill="hsl(${330 + random() * 25} 65% ${55 + random() * 22}%)" transform="rotate(${index * 24} ${width / 2} ${height / 2})"/>`;
      const seeds = many(500, 17, (random) => {
        const [angle, distance] = [random() * 6.283, random() * 70];
        return `<circle cx="${width / 2 + Math.cos(angle) * distance}" cy="${height / 2 + Math.sin(angle) * distance}" r="3" fill="hsl(40 80% ${25 + random() * 40}%)"/>`;
      });
      const flower = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${many(15, 19, petal)}${seeds}</svg>`;
      return sharp(back)
        .composite([{ input: Buffer.from(flower) }])
        .removeAlpha()
        .raw()
        .toBuffer();
    },
  },
  water: {
    ...{ size: { width: 2400, height: 1600 }, grain: 2 },
    async make(size) {
      const layer = await drawn(
        size,
        `<defs>${slope('w', ['#a8c4d8', '#3f7391', '#15384c'])}</defs><rect width="100%" height="100%" fill="url(#w)"/>`,
      );
      return laidOn(layer, await texture(size, { seed: 51, roughness: 0.72, stretch: 6 }), {
        strength: 0.55,
        tint: [0.8, 1, 1.1],
      });
    },
  },
  stones: {
    ...{ size: { width: 1400, height: 1050 }, grain: 3 },
    async make(size) {
      const stone = (random: () => number) => {
        const [x, y, r] = [random() * size.width, random() * size.height, 14 + random() * 50];
        const light = 30 + random() * 40;
        return `<ellipse cx="${x}" cy="${y}" rx="${r + 4}" ry="${r * 0.75 + 4}" fill="#1b1916"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.75}" fill="hsl(${25 + random() * 30} ${random() * 18}% ${light}%)"/><ellipse cx="${x - r * 0.2}" cy="${y - r * 0.2}" rx="${r * 0.5}" ry="${r * 0.3}" fill="#fff" opacity="0.12"/>`;
      };
      const layer = await drawn(size, `<rect width="100%" height="100%" fill="#2b2722"/>${many(1300, 23, stone)}`);
      return laidOn(layer, await texture(size, { seed: 61, roughness: 0.9 }), { strength: 0.2 });
    },
  },
  wall: {
    ...{ size: { width: 1800, height: 1200 }, grain: 2 },
    async make(size) {
      const brick = (random: () => number, index: number) => {
        const row = Math.floor(index / 19);
        const x = (index % 19) * 100 - (row % 2) * 50;
        return `<rect x="${x + 2}" y="${row * 42 + 2}" width="94" height="37" rx="2" fill="hsl(${8 + random() * 14} ${30 + random() * 25}% ${30 + random() * 18}%)"/>`;
      };
      const layer = await drawn(size, `<rect width="100%" height="100%" fill="#a59c90"/>${many(19 * 29, 29, brick)}`);
      return laidOn(layer, await texture(size, { seed: 71, roughness: 0.8 }), { strength: 0.3 });
    },
  },
  mist: {
    ...{ size: { width: 1600, height: 1200 }, grain: 1 },
    async make(size) {
      const sky = `<defs>${slope('s', ['#d8dce2', '#b9c0c8', '#8d98a1'])}</defs><rect width="100%" height="100%" fill="url(#s)"/>`;
      const trees = many(26, 37, (random) => {
        const x = random() * size.width;
        return `<path d="M${x},${size.height} V${size.height * (0.2 + random() * 0.3)}" stroke="#56606a" stroke-opacity="${0.15 + random() * 0.6}" stroke-width="${6 + random() * 22}"/>`;
      });
      const layer = await sharp(await drawn(size, sky + trees), asRaw(size))
        .blur(3)
        .raw()
        .toBuffer();
      return laidOn(layer, await texture(size, { seed: 81, roughness: 0.45, stretch: 3 }), { strength: 0.2 });
    },
  },
  fabric: {
    ...{ size: { width: 1200, height: 900 }, grain: 3 },
    async make(size) {
      const thread = (random: () => number, index: number) =>
        index % 2
          ? `<rect x="${index * 3}" width="3" height="100%" fill="${colour(random)}" opacity="0.5"/>`
          : `<rect y="${index * 3}" height="3" width="100%" fill="${colour(random)}" opacity="0.5"/>`;
      const layer = await drawn(size, `<rect width="100%" height="100%" fill="#7b6a59"/>${many(400, 41, thread)}`);
      return laidOn(layer, await texture(size, { seed: 91, roughness: 0.55 }), { strength: 0.35 });
    },
  },
  street: {
    ...{ size: { width: 3000, height: 2000 }, grain: 2 },
    async make(size) {
      const { width, height } = size;
      const block = (random: () => number) => {
        const [x, w, top] = [random() * width, 120 + random() * 260, height * (0.1 + random() * 0.4)];
        const rows = Array.from({ length: 9 }, (_, row) =>
          Array.from(
            { length: 4 },
            (_, column) =>
              `<rect x="${x + 14 + (column * w) / 4.2}" y="${top + 20 + row * 90}" width="${w / 7}" height="52" fill="hsl(210 25% ${15 + random() * 55}%)"/>`,
          ).join(''),
        );
        return `<rect x="${x}" y="${top}" width="${w}" height="${height * 0.85 - top}" fill="${colour(random, 22)}"/>${rows.join('')}`;
      };
      const person = (random: () => number) => {
        const [x, y] = [random() * width, height * (0.72 + random() * 0.16)];
        return `<ellipse cx="${x}" cy="${y}" rx="26" ry="90" fill="${colour(random)}"/><circle cx="${x}" cy="${y - 112}" r="24" fill="#b98765"/>`;
      };
      const ground = `<rect y="${height * 0.8}" width="100%" height="30%" fill="#7d7a76"/>`;
      const sky = `<defs>${slope('s', ['#7fa8d6', '#dfe9f1'])}</defs><rect width="100%" height="100%" fill="url(#s)"/>`;
      const layer = await drawn(size, sky + many(26, 43, block) + ground + many(40, 47, person));
      return laidOn(layer, await texture(size, { seed: 101, roughness: 0.7 }), { strength: 0.18 });
    },
  },
  snow: {
    ...{ size: { width: 1600, height: 1067 }, grain: 1.5 },
    async make(size) {
      const sky = `<defs>${slope('s', ['#8fb0d8', '#dfe8f2'])}</defs><rect width="100%" height="100%" fill="url(#s)"/>`;
      const peaks = ['#8b98a8', '#c9d3de', '#eef2f6'].map((fill, index) =>
        ridge(size, { seed: index + 53, top: 0.35 + index * 0.18, fill }),
      );
      const layer = await drawn(size, sky + peaks.join(''));
      return laidOn(layer, await texture(size, { seed: 111, roughness: 0.8 }), {
        strength: 0.22,
        where: (at) => (at / size.width / size.height > 0.33 ? 1 : 0.05),
      });
    },
  },
};
