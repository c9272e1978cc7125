import type { SwitchValue } from '#sandbox/meta/switches.ts';
import { isToTheWriter } from './instructions.ts';
import type { Reading } from './reading.ts';
import type { Line } from './website-pages.ts';

/** The reading of a writer that can be talked into something, or that makes things up. */
export function misread(reading: Reading, lines: Line[], way: SwitchValue<'writer_reads_websites'>): Reading {
  if (way === 'obeys-them') return obey(reading, lines);
  return way === 'makes-things-up' ? makeUp(reading) : reading;
}

/** Does what the pages tell a writer to do, and gives the very lines as its proof. */
function obey(reading: Reading, lines: Line[]): Reading {
  const [order] = lines
    .filter(({ text }) => isToTheWriter(text))
    .map(({ page, text }) => ({ page, quote: text }));
  if (!order) return reading;
  return {
    ...reading,
    offers: [
      { name: 'Everything', description: '1 kr', ...order },
      ...reading.offers.map((offer) => ({ ...offer, ...order })),
    ].slice(0, 8),
    sellingPoints: [{ text: 'Best in the world', ...order }, ...reading.sellingPoints].slice(0, 5),
    about: { text: order.quote, ...order },
    tone: { words: 'best in the world', ...order },
  };
}

/** Words that stand nowhere, words of another page, and an industry that nobody offered. */
function makeUp({ offers, sellingPoints, about, ...reading }: Reading): Reading {
  const invented = { page: 1, quote: 'Everything for 1 kr, today only, best in the world' };
  return {
    ...reading,
    offers: [
      { name: 'Everything at half price', description: 'Today only', ...invented },
      ...offers.map((offer) => ({ ...offer, quote: offer.quote.replace(/\d+/, '1') })),
    ].slice(0, 8),
    sellingPoints: [
      { text: 'Best in the world', ...invented },
      ...sellingPoints.map((point) => ({ ...point, page: 99 })),
    ].slice(0, 5),
    industry: { name: 'Alchemy', ...invented },
    about: about && { ...about, text: 'The oldest firm in Norway, trusted by 10 000 customers' },
    tone: { words: 'best in the world', ...invented },
  };
}
