import { type FittedText, fitText } from './fit-text.ts';

/** The firm's name under what it says; null where it has none, undefined where it is too long. */
export function nameLine(name: string, width: number, most = 40): FittedText | null | undefined {
  if (name === '') return null;
  return fitText(name, { weight: 500, width, lines: 1, mostLines: 2, most, least: 34 });
}
