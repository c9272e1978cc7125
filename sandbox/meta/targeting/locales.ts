import { type Fields, textOf } from '#sandbox/json.ts';

/** `adlocale`: languages by the numbers that targeting takes. */
const locales: [key: number, name: string][] = [
  [1, 'Catalan'],
  [2, 'Czech'],
  [3, 'Danish'],
  [4, 'German'],
  [5, 'Greek'],
  [6, 'Spanish'],
  [7, 'Estonian'],
  [8, 'Finnish'],
  [9, 'French'],
  [10, 'Croatian'],
  [11, 'Hungarian'],
  [12, 'Icelandic'],
  [13, 'Italian'],
  [14, 'Lithuanian'],
  [15, 'Latvian'],
  [16, 'Norwegian (bokmal)'],
  [17, 'Norwegian (nynorsk)'],
  [18, 'Dutch'],
  [19, 'Polish'],
  [20, 'Portuguese (Portugal)'],
  [21, 'Portuguese (Brazil)'],
  [22, 'Romanian'],
  [23, 'Russian'],
  [24, 'English (UK)'],
  [25, 'English (US)'],
  [26, 'Swedish'],
  [27, 'Turkish'],
  [28, 'Ukrainian'],
  [29, 'Arabic'],
  [30, 'Hindi'],
  [31, 'Japanese'],
  [32, 'Northern Sami'],
  [1001, 'English (All)'],
];

export function searchLocales(params: Fields): Fields[] {
  const words = textOf(params['q']).toLowerCase();
  return locales.flatMap(([key, name]) => (name.toLowerCase().includes(words) ? [{ key, name }] : []));
}
