import type { Language } from '#contract/people/people.ts';
import { fontsOf } from '../../designs/drawing/fonts.ts';
import { fontRuns, lackingSign, type LetterSet } from './font-runs.ts';
import { unpackFont } from './unpack-font.ts';

type Tag = 'H1' | 'H2' | 'H3' | 'P';
interface Look {
  weight?: 500 | 700;
  size?: number;
  colour?: string;
  before?: number;
  left?: number;
  /** It stands above what belongs to it, and on the same page. */
  isLabel?: boolean;
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

const ink = '#14202e';
export const muted = '#4a5765';
const linkColour = '#0b5c49';
const edge = 56;
const sizes: Record<Tag, Look> = {
  H1: { weight: 700, size: 20, isLabel: true },
  H2: { weight: 700, size: 14, before: 22, isLabel: true },
  H3: { weight: 700, size: 10.5, before: 10, isLabel: true },
  P: { weight: 500, size: 10, before: 3 },
};

const nameOf = (weight: number, set: LetterSet) => `${weight} ${set}`;
let unpacked: { name: string; data: Buffer }[] | undefined;

function unpackedFonts() {
  unpacked ??= ([500, 700] as const).flatMap((weight) => {
    const [usual, rarer] = fontsOf(weight);
    return [
      { name: nameOf(weight, 'usual'), data: unpackFont(usual!.data) },
      { name: nameOf(weight, 'rarer'), data: unpackFont(rarer!.data) },
    ];
  });
  return unpacked;
}

/** A PDF to write on from top to bottom: tagged, in its language, in our typeface. */
export async function openSheet({ title, language }: { title: string; language: Language }) {
  // Only whoever wants a PDF loads what makes one.
  const { default: Document } = await import('pdfkit');
  const fonts = unpackedFonts();
  // The types do not know of PDF/UA, nor that a font may be its bytes.
  const options: object = {
    size: 'A4',
    margins: { top: edge, left: edge, right: edge, bottom: 72 },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Adfjord' },
    // Without one of ours it would look for its own beside it.
    font: fonts[0]!.data,
  };
  const document = new Document(options);
  for (const { name, data } of fonts) document.registerFont(name, data);
  const root = document.struct('Document');
  document.addStructure(root);
  let lacksSigns = false;

  function draw(text: string, { weight = 500, size = 10, colour = ink }: Look, link?: string): void {
    const runs = fontRuns(text, weight);
    lacksSigns ||= runs.some((run) => run.text.includes(lackingSign)) && !text.includes(lackingSign);
    document.fontSize(size).fillColor(colour);
    for (const [place, run] of runs.entries())
      document.font(nameOf(weight, run.set)).text(run.text, {
        continued: place < runs.length - 1,
        lineGap: 2,
        ...(link && { link, underline: true }),
      });
  }

  function begin({ before = 0, left = 0, size = 10, isLabel = false }: Look): void {
    document.x = edge + left;
    document.y += before;
    const room = document.page.height - document.page.margins.bottom - document.y;
    if (room < size * (isLabel ? 5 : 2)) document.addPage();
    document.x = edge + left;
  }

  return {
    document,
    write(tag: Tag, text: string, look: Look = {}): void {
      if (text.trim() === '') return;
      const whole = { ...sizes[tag], ...look };
      begin(whole);
      const element = document.struct(tag, {}, () => draw(text, whole));
      root.add(element);
      element.end();
    },
    /** Words that lead to an address. */
    link(text: string, url: string, look: Look = {}): void {
      const whole = { ...sizes.P, colour: linkColour, ...look };
      begin(whole);
      const paragraph = document.struct('P');
      root.add(paragraph);
      paragraph.add(document.struct('Link', { alt: text }, () => draw(text, whole, url)));
      paragraph.end();
    },
    hasLackingSigns: () => lacksSigns,
    /** Numbers the pages, and ends it. */
    end(pageWords: (n: number, all: number) => string): void {
      root.end();
      const { count } = document.bufferedPageRange();
      for (let place = 0; place < count; place += 1) {
        document.switchToPage(place);
        document.page.margins.bottom = 0;
        document.markContent('Artifact', { type: 'Pagination' });
        document.x = edge;
        document.y = document.page.height - 44;
        draw(pageWords(place + 1, count), { size: 8.5, colour: muted });
        document.endMarkedContent();
      }
      document.end();
    },
  };
}
