import sharp from 'sharp';

const edge = 640;

/** Stands for a film nobody has sent a picture of: a film strip with a play sign, in the film's own shape. */
export function drawFilm({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const scale = edge / Math.max(width, height);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const sign = Math.min(w, h) / 5;
  const hole = sign / 4;
  const holes = Array.from({ length: Math.ceil(w / (hole * 2)) }, (_, place) => {
    const x = place * hole * 2 + hole / 2;
    return [hole / 2, h - hole * 1.5].map(
      (y) => `<rect x="${x}" y="${y}" width="${hole}" height="${hole}" rx="${hole / 4}" fill="#2a3b4d"/>`,
    );
  });
  const triangle = `M ${w / 2 - sign / 2} ${h / 2 - sign * 0.6} L ${w / 2 + sign * 0.6} ${h / 2} L ${w / 2 - sign / 2} ${h / 2 + sign * 0.6} Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="#14202c"/>${holes.flat().join('')}<path d="${triangle}" fill="#8fb8c9"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
