import sharp from 'sharp';

export interface Drawing {
  form: 'jpeg' | 'png' | 'svg+xml';
  svg: string;
}

const rendered = new Map<Drawing, Promise<Uint8Array<ArrayBuffer>>>();

/** Its bytes, worked out the first time somebody looks. */
export function draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = rendered.get(drawing) ?? render(drawing);
  rendered.set(drawing, bytes);
  return bytes;
}

interface Motif {
  width: number;
  height: number;
  /** Of the light above and of what is below. */
  colours: [string, string];
  /** What is to be seen, on a sheet of 160 by 120. */
  shapes: string;
}

/** Something like a photograph: a room or a sky with light in it, and what stands there. */
export function photo({ width, height, colours: [light, dark], shapes }: Motif): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice"><defs>
    <linearGradient id="room" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <radialGradient id="light" cx=".3" cy=".2" r=".9"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".25"/></radialGradient></defs>
    <rect width="160" height="120" fill="url(#room)"/>${shapes}<rect width="160" height="120" fill="url(#light)"/></svg>`;
  return { form: 'jpeg', svg };
}

/** A sign of a few letters and one shape, as firms have them drawn. */
export function logo(name: string, { colour, mark }: { colour: string; mark: string }): Drawing {
  const width = 110 + name.length * 22;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="96" viewBox="0 0 ${width} 96"><g fill="${colour}"><g transform="translate(12 12)">${mark}</g>
    <text x="98" y="61" font-family="sans-serif" font-size="34" font-weight="700">${name.replaceAll('&', '&amp;')}</text></g></svg>`;
  return { form: 'svg+xml', svg };
}

/** As logos are on older websites: pixels. */
export function inPixels({ svg }: Drawing): Drawing {
  return { form: 'png', svg };
}

/** Too small for an ad. */
export function icon(colour: string, shape: string, side = 48): Drawing {
  return {
    form: 'png',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24" fill="${colour}">${shape}</svg>`,
  };
}

async function render({ form, svg }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const source = Buffer.from(svg);
  if (form === 'svg+xml') return new Uint8Array(source);
  const picture = sharp(source);
  return new Uint8Array(
    await (form === 'png' ? picture.png() : picture.flatten().jpeg({ quality: 82 })).toBuffer(),
  );
}
