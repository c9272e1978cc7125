import { type Fields, listOf, mapOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { noise } from './delivery/noise.ts';

const firstNames =
  'Anne Ola Ingrid Lars Kari Per Marte Jonas Silje Henrik Nora Magnus Hanne Sindre Ida Eirik Solveig Tor Maja Håkon Astrid Bjørn Emilie Øyvind'.split(
    ' ',
  );
const lastNames =
  'Hansen Johansen Olsen Larsen Andersen Nilsen Kristiansen Jensen Berg Haugen Hagen Bakken Lie Dahl Solberg Moen Strand Myhre Sæther Lunde Eide Vik Ødegård Åsen'.split(
    ' ',
  );
const streets = 'Storgata Kirkegata Fjordveien Skoleveien Strandgata Bakkeveien Havnegata Elveveien'.split(
  ' ',
);
const towns = ['Bergen', 'Oslo', 'Stavanger', 'Trondheim', 'Ålesund', 'Askøy', 'Drammen', 'Tromsø'];

/** What one make-believe person answers to a form, as Meta hands it over. */
export function answersTo(form: Thing, person: string): Fields[] {
  return listOf(form.fields['questions']).map((question) => {
    const { key, type, options } = mapOf(question);
    return {
      name: textOf(key),
      values: [answerTo(textOf(type), listOf(options), `${person} ${textOf(key)}`, person)],
    };
  });
}

function answerTo(type: string, options: unknown[], seed: string, person: string): string {
  const first = pick(firstNames, person, 'first');
  const last = pick(lastNames, person, 'last');
  const number = (digits: number, what: string) =>
    String(Math.floor(noise(seed, what) * 10 ** digits)).padStart(digits, '0');
  const answers: Record<string, () => string> = {
    FULL_NAME: () => `${first} ${last}`,
    FIRST_NAME: () => first,
    LAST_NAME: () => last,
    EMAIL: () => `${latin(first)}.${latin(last)}@example.com`,
    WORK_EMAIL: () => `${latin(first)}@${latin(last)}.example`,
    PHONE: () => `+474${number(7, 'phone')}`,
    WORK_PHONE_NUMBER: () => `+475${number(7, 'phone')}`,
    STREET_ADDRESS: () => `${pick(streets, seed, 'street')} ${1 + Math.floor(noise(seed, 'house') * 90)}`,
    CITY: () => pick(towns, person, 'town'),
    POST_CODE: () => `5${number(3, 'post')}`,
    ZIP: () => `5${number(3, 'post')}`,
    COUNTRY: () => 'NO',
    COMPANY_NAME: () => `${last} & Co AS`,
    JOB_TITLE: () => pick(['Daglig leder', 'Lærer', 'Sykepleier', 'Prosjektleder'], seed, 'job'),
    DOB: () =>
      `${1 + Math.floor(noise(seed, 'month') * 12)}/${1 + Math.floor(noise(seed, 'day') * 28)}/19${70 + Math.floor(noise(seed, 'year') * 30)}`,
  };
  const chosen =
    options.length > 0
      ? textOf(mapOf(options[Math.floor(noise(seed, 'option') * options.length)])['value'])
      : '';
  return (
    answers[type]?.() ??
    (chosen || pick(['Ja, gjerne', 'Så snart som mulig', 'Ring meg etter kl. 16'], seed, 'custom'))
  );
}

function pick(words: string[], ...seed: string[]): string {
  return words[Math.floor(noise(...seed) * words.length)] ?? '';
}

function latin(name: string): string {
  return name.toLowerCase().replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('å', 'a');
}
