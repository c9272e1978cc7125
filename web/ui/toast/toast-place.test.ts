import { expect, test } from 'vitest';
import { findToastPlace as findPlace, type Box } from './toast-place.ts';

const toast = { width: 356, height: 80 };
const desktop = { width: 1280, height: 800, header: 56 };
const phone = { width: 390, height: 844, header: 56 };
const wide = { width: 374, height: 80 };

function findToastPlace(
  size: { width: number; height: number },
  window: typeof desktop,
  controls: Box[],
  present?: Box,
) {
  return findPlace(size, window, { controls, texts: [] }, present);
}

test('with nothing in the way, toasts lie in the lower right corner', () => {
  expect(findToastPlace(toast, desktop, [])).toMatchObject({ left: 908, top: 704 });
});

test('a button in the corner keeps its place, and the toasts go elsewhere', () => {
  const next = { left: 1100, top: 720, width: 120, height: 40 };
  expect(covers(findToastPlace(toast, desktop, [next]), next)).toBe(false);
});

test('on a phone they leave the buttons at the bottom alone, and those at the top', () => {
  const publish = { left: 16, top: 780, width: 358, height: 48 };
  expect(findToastPlace(wide, phone, [publish]).top).toBe(64);
  const search = { left: 16, top: 100, width: 358, height: 44 };
  const place = findToastPlace(wide, phone, [publish, search]);
  expect([covers(place, publish), covers(place, search)]).toEqual([false, false]);
});

test('where something is under them everywhere, it is not what has the keyboard', () => {
  const full = { left: 0, top: 56, width: 1280, height: 744 };
  const focused = { left: 908, top: 704, width: 300, height: 40 };
  const place = findPlace(toast, desktop, { focused, controls: [full], texts: [] });
  expect(covers(place, focused)).toBe(false);
});

test('they stay where they are until something to press comes under them', () => {
  const first = { left: 1100, top: 720, width: 120, height: 40 };
  const aside = findToastPlace(toast, desktop, [first]);
  expect(findToastPlace(toast, desktop, [], aside)).toEqual(aside);
  expect(findToastPlace(toast, desktop, [aside], aside)).not.toEqual(aside);
});

test('where every place covers something, they lie where they cover least', () => {
  const rows = Array.from({ length: 40 }, (_, row) => ({ left: 0, top: row * 20, width: 1280, height: 19 }));
  const free = rows.filter(({ top }) => top < 300 || top > 340);
  const place = findToastPlace(toast, desktop, free);
  expect(place.top).toBeGreaterThan(230);
  expect(place.top).toBeLessThan(345);
});

test('a title and a banner are left in sight where there is room, and something to press before either', () => {
  const title = { left: 900, top: 70, width: 300, height: 60 };
  const banner = { left: 250, top: 640, width: 1010, height: 120 };
  const aside = findPlace(toast, desktop, { controls: [], texts: [title, banner] });
  expect([covers(aside, title), covers(aside, banner)]).toEqual([false, false]);

  const page = { left: 0, top: 56, width: 1280, height: 744 };
  const publish = { left: 908, top: 704, width: 356, height: 80 };
  const beside = findPlace(toast, desktop, { controls: [publish], texts: [page] });
  expect(covers(beside, publish)).toBe(false);
});

test('words are left in sight where there is room, before any of them a title; the menu beside the page always is', () => {
  const words = { left: 908, top: 500, width: 356, height: 300 };
  const beside = findPlace(toast, { ...desktop, left: 256 }, { controls: [], texts: [], words: [words] });
  expect(covers(beside, words)).toBe(false);
  const page = { left: 0, top: 56, width: 1280, height: 744 };
  const title = { left: 900, top: 650, width: 300, height: 60 };
  const aside = findPlace(toast, desktop, { controls: [], texts: [title], words: [page] });
  expect(covers(aside, title)).toBe(false);
  const column = { left: 272, top: 56, width: 1008, height: 744 };
  expect(findPlace(toast, { ...desktop, left: 256 }, { controls: [column], texts: [] }).left).toBeGreaterThan(
    256,
  );
});

function covers(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
