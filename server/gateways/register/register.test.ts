import { afterEach, expect, test } from 'vitest';
import { isFirmNumber } from './firm-number.ts';
import { openRegister } from './register.ts';

const asked: string[] = [];
afterEach(() => asked.splice(0));

/** The register, answering what its documentation shows. */
function registerOf(answers: Record<string, [status: number, body?: unknown]>) {
  return openRegister({
    url: 'https://register.test/api',
    fetch: async ({ url }) => {
      const path = url.slice('https://register.test/api/'.length);
      asked.push(path);
      const [status, body] = answers[path.split('?')[0]!] ?? [404];
      return new Response(body === undefined ? null : JSON.stringify(body), { status });
    },
  });
}

const unit = {
  organisasjonsnummer: '974760673',
  navn: 'BERGEN RØR AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
  hjemmeside: 'www.bergenror.example',
  naeringskode1: { kode: '43.221', beskrivelse: 'Rørleggerarbeid' },
  forretningsadresse: {
    landkode: 'NO',
    postnummer: '8622',
    poststed: 'MO I RANA',
    adresse: ['Strandgaten 1'],
  },
  mobil: '900 00 000',
  konkurs: false,
  underAvvikling: false,
};

test('firms are found by name, with their trade, town and telephone', async () => {
  const register = registerOf({ enheter: [200, { _embedded: { enheter: [unit] }, page: { size: 10 } }] });
  expect(await register.findFirms('bergen rør & sønn')).toEqual([
    {
      number: '974760673',
      name: 'BERGEN RØR AS',
      trade: { code: '43.221', words: 'Rørleggerarbeid' },
      town: 'Mo i Rana',
      website: 'www.bergenror.example',
      phone: '900 00 000',
      isClosing: false,
    },
  ]);
  expect(asked).toEqual(['enheter?navn=bergen+r%C3%B8r+%26+s%C3%B8nn&size=10&page=0']);
});

test('nothing found is an empty list', async () => {
  expect(await registerOf({ enheter: [200, { page: { totalElements: 0 } }] }).findFirms('nobody')).toEqual(
    [],
  );
});

test('a firm of which hardly anything is known has its number and its name', async () => {
  const bare = {
    organisasjonsnummer: '974760673',
    navn: 'X',
    hjemmeside: ' ',
    naeringskode1: {},
    telefon: 5,
  };
  const register = registerOf({ 'enheter/974760673': [200, bare] });
  const missing = { trade: null, town: null, website: null, phone: null, isClosing: false };
  expect(await register.getFirm('974 760 673')).toEqual({ number: '974760673', name: 'X', ...missing });
});

test('a bankrupt firm and one that is wound up are closing', async () => {
  for (const end of ['konkurs', 'underAvvikling', 'underTvangsavviklingEllerTvangsopplosning']) {
    const register = registerOf({ 'enheter/974760673': [200, { ...unit, [end]: true }] });
    expect(await register.getFirm('974760673')).toMatchObject({ isClosing: true });
  }
});

test.each([404, 410])('a number that answers %i is no firm', async (status) => {
  expect(await registerOf({ 'enheter/974760673': [status] }).getFirm('974760673')).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('a number that cannot be one is not asked for', async () => {
  expect(await registerOf({}).getFirm('974760674')).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ['974760673', true],
  ['974 760 673', true],
  ['974760674', false],
  ['97476067', false],
  ['9747606730', false],
  ['311 374 583', true],
  ['bergen rør', false],
  ['', false],
])('%s is a number of a firm: %s', (text, expected) => expect(isFirmNumber(text)).toBe(expected));

test('a register that is no register, or down, is told as that', async () => {
  await expect(registerOf({ enheter: [200, { _embedded: [] }] }).findFirms('x')).rejects.toMatchObject({
    service: 'Enhetsregisteret',
    failureKind: 'unexpected-reply',
  });
  await expect(registerOf({ enheter: [400, { feilmelding: 'nei' }] }).findFirms('x')).rejects.toMatchObject({
    failureKind: 'rejected',
  });
});
