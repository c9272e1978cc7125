import { noise } from '#sandbox/meta/delivery/noise.ts';

const words = (text: string) => text.trim().split(/\s+/);

const nordic = {
  women: words('Anne Ingrid Kari Marte Silje Nora Hanne Ida Solveig Maja Astrid Emilie Åse Ragnhild Tuva'),
  men: words('Ola Lars Per Jonas Henrik Magnus Sindre Eirik Tor Håkon Bjørn Øyvind Kjetil Espen Aksel'),
  families: words(`
    Hansen Johansen Olsen Larsen Andersen Nilsen Kristiansen Jensen Berg Haugen Hagen Bakken Lie Dahl Solberg Moen
    Strand Myhre Sæther Lunde Eide Vik Ødegård Åsen`),
  streets: words('Storgata Kirkegata Fjordveien Skoleveien Strandgata Bakkeveien Havnegata Elveveien'),
  towns: [
    ['Bergen', '5014', 'Vestland'],
    ['Oslo', '0181', 'Oslo'],
    ['Stavanger', '4006', 'Rogaland'],
    ['Trondheim', '7011', 'Trøndelag'],
    ['Ålesund', '6002', 'Møre og Romsdal'],
    ['Askøy', '5300', 'Vestland'],
    ['Drammen', '3015', 'Buskerud'],
    ['Tromsø', '9008', 'Troms'],
  ],
  jobs: ['Daglig leder', 'Lærer', 'Sykepleier', 'Prosjektleder', 'Elektriker', 'Pensjonist'],
  country: 'NO',
  callingCode: '+47',
  company: (family: string) => `${family} & Co AS`,
};

const english: typeof nordic = {
  women: words('Emma Olivia Grace Charlotte Amelia Sophie Hannah Alice Lucy Megan'),
  men: words('Oliver Jack Harry George Thomas James William Daniel Samuel Adam'),
  families: words(
    'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Wright Walker Clarke Evans Hall',
  ),
  streets: ['High Street', 'Church Road', 'Station Road', 'Mill Lane', 'Park Avenue', 'Victoria Road'],
  towns: [
    ['London', 'N1 9GU', 'England'],
    ['Manchester', 'M1 4BT', 'England'],
    ['Bristol', 'BS1 5TY', 'England'],
    ['Edinburgh', 'EH1 1YZ', 'Scotland'],
    ['Cardiff', 'CF10 1EP', 'Wales'],
  ],
  jobs: ['Managing director', 'Teacher', 'Nurse', 'Project manager', 'Electrician', 'Retired'],
  country: 'GB',
  callingCode: '+44',
  company: (family) => `${family} & Co Ltd`,
};

/** What a form can ask anybody, by the type of the question. A person stays the same person throughout. */
export function describePerson(person: string, isNordic: boolean): Partial<Record<string, string>> {
  const land = isNordic ? nordic : english;
  const isWoman = noise(person, 'woman') < 0.5;
  const first = pick(isWoman ? land.women : land.men, person, 'first');
  const family = pick(land.families, person, 'last');
  const [town = '', post = '', region = ''] =
    land.towns[Math.floor(noise(person, 'town') * land.towns.length)] ?? [];
  const number = (least: number, span: number, what: string) =>
    least + Math.floor(noise(person, what) * span);
  const digits = (count: number, what: string) => String(number(0, 10 ** count, what)).padStart(count, '0');
  const two = (value: number) => String(value).padStart(2, '0');
  const house = number(1, 90, 'house');
  const street = pick(land.streets, person, 'street');
  const phone = isNordic
    ? `${land.callingCode}4${digits(7, 'phone')}`
    : `${land.callingCode}7${digits(9, 'phone')}`;
  const isMarried = noise(person, 'married') < 0.6;
  const address = `${latin(first)}.${latin(family)}`;
  return {
    FULL_NAME: `${first} ${family}`,
    FIRST_NAME: first,
    LAST_NAME: family,
    EMAIL: `${address}@example.com`,
    WORK_EMAIL: `${latin(first)}@${latin(family)}.example`,
    PHONE: phone,
    WHATSAPP_NUMBER: phone,
    WORK_PHONE_NUMBER: isNordic ? `+475${digits(7, 'work')}` : `+4420${digits(8, 'work')}`,
    STREET_ADDRESS: isNordic ? `${street} ${house}` : `${house} ${street}`,
    CITY: town,
    STATE: region,
    PROVINCE: region,
    COUNTRY: land.country,
    ZIP: post,
    POST_CODE: post,
    DOB: `${two(number(1, 12, 'month'))}/${two(number(1, 28, 'day'))}/${number(1955, 48, 'year')}`,
    GENDER: isWoman ? 'female' : 'male',
    MARITAL_STATUS: isMarried ? 'married' : 'single',
    RELATIONSHIP_STATUS: isMarried ? 'married' : 'single',
    MILITARY_STATUS: 'civilian',
    COMPANY_NAME: land.company(family),
    JOB_TITLE: pick(land.jobs, person, 'job'),
    DATE_TIME: `2027-${two(number(1, 12, 'month'))}-${two(number(1, 28, 'visit'))}T${two(number(9, 8, 'hour'))}:00:00+0000`,
  };
}

export function pick(list: string[], ...seed: string[]): string {
  return list[Math.floor(noise(...seed) * list.length)] ?? '';
}

function latin(name: string): string {
  return name.toLowerCase().replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('å', 'a');
}
