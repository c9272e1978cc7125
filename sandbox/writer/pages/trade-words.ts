/** By which words a trade is known, in Norwegian and English. */
export const trades: Record<string, RegExp> = words(String.raw`
Accounting and bookkeeping: regnskap\w* bokføring accounting bookkeeping
Agriculture and gardening: hagesenter gartneri planter garden\w* nursery
Automotive repair and care: bilverksted\w* verksted\w* eu-kontroll dekkskift garage car\srepair
Bakery and café: bakeri\w* bakervarer surdeig\w* kafé\w* kafe\w* bakery café coffee\sshop
Beauty and cosmetics: hudpleie ansiktsbehandling skin\scare facial
Cleaning services: renhold rengjøring cleaning
Construction and carpentry: snekker\w* tømrer\w* tak taklegg\w* blikkenslager\w* roof\w* carpent\w*
Dental and health clinics: tannlege\w* tannklinikk fysioterapi dentist clinic
Education and courses: kjøreskole kurs course\w*
Electrical services: elektriker\w* elektro electrician\w*
Fitness and gyms: treningssenter yoga gym pilates
Hairdressers and barbers: frisør\w* hårklipp klipp salong hairdresser\w* barber\w*
Hotels and travel: hotell\w* overnatting hotel\w* travel\sagency
IT and software: programvare it-hjelp software
Plumbing and heating: rørlegger\w* varmepumpe\w* blandebatteri plumb\w* heating
Restaurants and food: restaurant\w* storkjøkken\w* tehus\w* te-\w+ catering tea\sshop
Retail and online shops: nettbutikk\w* elektronikk hodetelefon\w* online\sshop electronics
Sports and outdoor: guid\w+ skitur\w* toppturer? ski\stour\w* avalanche outdoor
Wellness and spa: spa massasje massage wellness
`);

interface Tone {
  mark: RegExp;
  norwegian: string;
  english: string;
}

export const tones: Tone[] = [
  {
    mark: /\b(lukter|bestemor\w*|hjemmelag\w*|familie\w*|kos\w*|stikk innom|kettle|by name|welcome|come as you are)\b/iu,
    norwegian: 'varm, hjemlig',
    english: 'warm, personal',
  },
  {
    mark: /\b(ærlig\w*|ryddig\w*|trygg\w*|rolig\w*|fast pris|honest\w*|calm\w*|safe\w*|patient\w*)\b/iu,
    norwegian: 'rolig, ærlig',
    english: 'calm, honest',
  },
  {
    mark: /\b(lavest\w* pris\w*|prisløfte\w*|rask\w*|superpris|kupp\w*|bargain\w*|deal\w*)\b/iu,
    norwegian: 'rett på sak, ivrig',
    english: 'direct, eager',
  },
  {
    mark: /\b(sertifisert\w*|fagbrev|erfaring|håndverk\w*|certified|experience\w*|trained)\b/iu,
    norwegian: 'faglig, trygg',
    english: 'professional, assured',
  },
];

/** A name and its words a line; `\s` stands for the space within one. */
function words(table: string): Record<string, RegExp> {
  const rows = table
    .trim()
    .split('\n')
    .map((row): [string, RegExp] => {
      const [name = '', list = ''] = row.split(': ');
      return [
        name,
        new RegExp(
          `(?<![\\p{L}\\d])(?:${list
            .split(' ')
            .join('|')
            .replaceAll(String.raw`\w`, String.raw`\p{L}`)})(?![\\p{L}\\d])`,
          'iu',
        ),
      ];
    });
  return Object.fromEntries(rows);
}
