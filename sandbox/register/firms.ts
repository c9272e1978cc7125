import type { Fields } from '#sandbox/json.ts';
import { numbers } from './numbers.ts';

/**
 * Number, name and form; trade; street, post office and municipality; then what only some have told. A name from the
 * list of numbers stands for its number.
 */
const table = String.raw`
bergenRor | BERGEN RØR & VARME AS | 43.221 Rørleggerarbeid | Koppersmuget 7, 5003 BERGEN, 4601 BERGEN | web=www.bergenror.example tel=55000101 people=8 since=2009-03-02
solsidenBakeri | SOLSIDEN BAKERI AS | 10.710 Produksjon av brød og ferske konditorvarer | Surdeigsgata 4, 7014 TRONDHEIM, 5001 TRONDHEIM | web=solsidenbakeri.example tel=73000102 people=6 since=2012-08-20
fjordYoga | FJORD YOGA AS | 93.130 Treningssentre | Pustegata 12, 0556 OSLO, 0301 OSLO | web=www.fjordyoga.example people=4 since=2016-01-11
salongNord | SALONG NORD HANSEN | 96.020 Frisering og annen skjønnhetspleie | Saksegata 9, 9008 TROMSØ, 5501 TROMSØ | form=ENK mobile=77000104 since=2018-05-14
nordlysBil | NORDLYS BIL AS | 45.200 Vedlikehold og reparasjon av motorvogner, unntatt motorsykler | Drivakselveien 21, 8008 BODØ, 1804 BODØ | web=nordlysbil.example tel=75000105 people=5 since=2005-11-01
storkjokken | STORKJØKKEN SERVICE SØR AS | 46.690 Engroshandel med maskiner og utstyr ellers | Komfyrveien 5, 4631 KRISTIANSAND S, 4204 KRISTIANSAND | web=www.storkjokken.example tel=38000106 people=11 since=1998-02-16
vestlandTak | VESTLAND TAK OG BLIKK AS | 43.910 Takarbeid | Skifersteinveien 14, 5527 HAUGESUND, 1106 HAUGESUND | web=vestlandtak.example tel=52000107 people=9 since=2011-06-06
gamlebyenKafe | GAMLEBYEN KAFÉ AS | 56.101 Drift av restauranter og kafeer | Kanelbakken 2, 1632 GAMLE FREDRIKSTAD, 3107 FREDRIKSTAD | web=gamlebyenkafe.example people=7 since=2014-04-22
lukketLand | LUKKET LAND HAGESENTER AS | 47.761 Butikkhandel med blomster og planter | Stillbekkvegen 8, 2609 LILLEHAMMER, 3405 LILLEHAMMER | web=lukketland.example tel=61000109 people=3 since=2007-09-03
toppDeals | TOPPDEALS ELEKTRONIKK AS | 47.430 Butikkhandel med audio- og videoutstyr | Kabelgata 17, 3044 DRAMMEN, 3301 DRAMMEN | web=https://toppdeals.example tel=32000110 people=4 since=2019-10-28
skitur | SKITUR GUIDING AS | 79.903 Opplevelses-, arrangements- og aktivitetsarrangørvirksomhet | Brearmen 3, 8514 NARVIK, 1806 NARVIK | web=skitur.example people=3 since=2015-12-07
tehuset | TEHUSET STAVANGER AS | 47.290 Butikkhandel med nærings- og nytelsesmidler ellers i spesialforretninger | Kamillesmuget 6, 4005 STAVANGER, 1103 STAVANGER | web=tehuset.example since=2003-03-17 winding-up=2026-06-15
330598964 | BERGEN BRUKTBÅT AS | 47.640 Butikkhandel med sportsutstyr | Tollpinnen 1, 5004 BERGEN, 4601 BERGEN | people=2 since=2017-04-03
331972134 | BERGEN DYREHJELP AS | 75.000 Veterinærtjenester | Potebakken 11, 5031 BERGEN, 4601 BERGEN | tel=55000201 people=6 since=2010-02-01
333345307 | BERGEN GLASS & RAMME | 43.341 Malerarbeid | Speilsmuget 4, 5015 BERGEN, 4601 BERGEN | form=ENK since=2001-01-08
334718476 | BERGEN HAGEDESIGN AS | 81.300 Beplantning av hager og parkanlegg | Rosekvarten 2, 5067 BERGEN, 4601 BERGEN | people=3 since=2020-03-16
336091640 | BERGEN IT-HJELP AS | 62.020 Konsulenttjenester tilknyttet informasjonsteknologi | Bitbakken 16, 5006 BERGEN, 4601 BERGEN | web=bergenithjelp.example people=5 since=2013-09-09
337464815 | BERGEN KJØRESKOLE AS | 85.530 Trafikkskoleundervisning | Girkassen 5, 5008 BERGEN, 4601 BERGEN | people=4 since=2008-05-26
338837984 | BERGEN LÅS OG ALARM AS | 80.200 Tjenester tilknyttet vakttjenester | Nøkkelsmuget 3, 5011 BERGEN, 4601 BERGEN | tel=55000202 people=7 since=1994-11-14
340211154 | BERGEN MALERLAG AS | 43.341 Malerarbeid | Penselveien 9, 5052 BERGEN, 4601 BERGEN | people=12 since=1989-06-19
341584329 | BERGEN RENHOLD & VAKTMESTER AS | 81.210 Rengjøring av bygninger | Såpeveien 30, 5097 BERGEN, 4601 BERGEN | people=40 since=2006-08-07
342957498 | BERGEN RØRINSPEKSJON AS | 43.221 Rørleggerarbeid | Kumlokket 8, 5075 BERGEN, 4601 BERGEN | since=2021-10-04 bankrupt=2026-09-21
344330662 | BERGEN TANNKLINIKK AS | 86.230 Tannhelsetjenester | Jekselen 6, 5012 BERGEN, 4601 BERGEN | people=9 since=2003-10-13
345703837 | BERGEN TURLAG FOR BARN | 94.991 Aktiviteter i andre interesseorganisasjoner | Stien 1, 5009 BERGEN, 4601 BERGEN | form=FLI since=1979-05-21
347077003 | BERGEN VIN & VERTSKAP AS | 56.210 Cateringvirksomhet | Gaffelbakken 14, 5032 BERGEN, 4601 BERGEN | people=3 since=2022-02-14
348450174 | RØR OG BAD BERGEN SØR AS | 43.221 Rørleggerarbeid | Sluket 12, 5239 RÅDAL, 4601 BERGEN | people=5 since=2016-06-27
349823349 | ASKØY BLOMSTER AS | 47.761 Butikkhandel med blomster og planter | Kronbladet 3, 5300 KLEPPESTØ, 4627 ASKØY | people=2 since=2000-04-10
351196513 | FJELLFOT FYSIOTERAPI AS | 86.901 Hjemmesykepleie | Leddet 7, 6856 SOGNDAL, 4640 SOGNDAL | people=4 since=2011-11-21
352569682 | GLØD ELEKTRO AS | 43.210 Elektrisk installasjonsarbeid | Sikringsveien 18, 7041 TRONDHEIM, 5001 TRONDHEIM | web=glodelektro.example people=15 since=1996-03-25
353942859 | HAVGLØTT HOTELL AS | 55.101 Drift av hoteller, pensjonater og moteller med restaurant | Moloen 2, 6002 ÅLESUND, 1508 ÅLESUND | people=22 since=1985-07-01
355316025 | KNIRK & KNAK SNEKKERVERKSTED | 43.320 Snekkerarbeid | Flisa 5, 2212 KONGSVINGER, 3401 KONGSVINGER | form=ENK mobile=62000203 since=2019-01-28
356689194 | KLART VANN REGNSKAP AS | 69.201 Regnskap og bokføring | Debetveien 4, 4836 ARENDAL, 4203 ARENDAL | people=8 since=2004-12-06
358062369 | LYSTAD FOTO OG FILM AS | 74.200 Fotografvirksomhet | Blenderen 11, 3015 DRAMMEN, 3301 DRAMMEN | people=2 since=2018-09-17
359435533 | MIDNATTSOL CAMPING AS | 55.301 Drift av campingplasser | Teltpluggen 1, 8310 KABELVÅG, 1865 VÅGAN | people=3 since=1992-05-11
362181879 | NORD FLYTTEBYRÅ AS | 49.420 Flyttetransport | Esken 40, 9016 TROMSØ, 5501 TROMSØ | people=13 since=2009-08-31
363555047 | NORDLYS FRISØR AS | 96.020 Frisering og annen skjønnhetspleie | Fønbakken 8, 9008 TROMSØ, 5501 TROMSØ | people=5 since=2014-02-10
364928211 | OSLO SOLCELLER AS | 43.210 Elektrisk installasjonsarbeid | Solfangeren 19, 0661 OSLO, 0301 OSLO | people=17 since=2021-04-19
366301380 | PUST HELSESTUDIO AS | 93.130 Treningssentre | Mellomgulvet 3, 1606 FREDRIKSTAD, 3107 FREDRIKSTAD | people=6 since=2015-10-12
367674555 | RØDLØK RESTAURANT AS | 56.101 Drift av restauranter og kafeer | Sjysteken 6, 4006 STAVANGER, 1103 STAVANGER | people=14 since=2017-06-12
369047728 | SAGENE SYKKELVERKSTED AS | 95.290 Reparasjon av andre husholdningsvarer og varer til personlig bruk | Eika 22, 0468 OSLO, 0301 OSLO | people=3 since=2013-03-04
370420890 | SNØFRESER HOLDING AS | | | since=2024-01-15
371794069 | TRE LINJER EIENDOM AS | 68.310 Eiendomsmegling | Overtakelsen 10, 1606 FREDRIKSTAD, 3107 FREDRIKSTAD | people=7 since=2012-01-23
373167231 | VAKKER VERDEN REISER AS | 79.110 Reisebyråvirksomhet | Kofferten 13, 0182 OSLO, 0301 OSLO | people=5 since=1999-09-20 winding-up=2026-10-05
374540408 | VESLEFRIKK BARNEHAGE SA | 88.911 Barnehager | Sandkassen 2, 6800 FØRDE, 4647 SUNNFJORD | form=SA people=18 since=1991-08-19
375913577 | ØVRE VAFFELBAKERI AS | 10.710 Produksjon av brød og ferske konditorvarer | Hjertet 5, 2609 LILLEHAMMER, 3405 LILLEHAMMER | since=2020-11-02 deleted=2025-12-19
`;

/** A shop or a workshop of one of them: number, name, number of the firm, trade, address. */
const subUnits = String.raw`
378659914 | BERGEN RØR & VARME AS | bergenRor | 43.221 Rørleggerarbeid | Koppersmuget 7, 5003 BERGEN, 4601 BERGEN
380033089 | SOLSIDEN BAKERI AVD SENTRUM | solsidenBakeri | 47.241 Butikkhandel med bakervarer og konditorvarer | Surdeigsgata 4, 7014 TRONDHEIM, 5001 TRONDHEIM
381406253 | SOLSIDEN BAKERI AVD LADE | solsidenBakeri | 47.241 Butikkhandel med bakervarer og konditorvarer | Rundstykket 9, 7041 TRONDHEIM, 5001 TRONDHEIM
382779428 | GLØD ELEKTRO AVD STJØRDAL | 352569682 | 43.210 Elektrisk installasjonsarbeid | Faseveien 3, 7500 STJØRDAL, 5035 STJØRDAL
`;

const forms: Record<string, string> = {
  AS: 'Aksjeselskap',
  ENK: 'Enkeltpersonforetak',
  FLI: 'Forening/lag/innretning',
  SA: 'Samvirkeforetak',
  BEDR: 'Underenhet til næringsdrivende og offentlig forvaltning',
};

/** A firm or one of its units, in the register's own words; what nobody has told is missing. */
export interface Firm extends Fields {
  organisasjonsnummer: string;
  navn: string;
  slettedato?: string;
}

export const firms: Firm[] = rowsOf(table).map(([number, name = '', trade, address, more = '']) => {
  const told = new Map(more.split(' ').map((part) => [part.split('=')[0], part.split('=')[1]] as const));
  const since = told.get('since');
  const people = told.get('people');
  return {
    ...unitOf({ number, name, form: told.get('form') ?? 'AS', trade }),
    ...has('hjemmeside', told.get('web')),
    ...has('telefon', told.get('tel')),
    ...has('mobil', told.get('mobile')),
    ...has('forretningsadresse', addressOf(address)),
    ...has('stiftelsesdato', since),
    registreringsdatoEnhetsregisteret: since,
    ...has('antallAnsatte', people && Number(people)),
    registrertIMvaregisteret: people !== undefined,
    konkurs: told.has('bankrupt'),
    ...has('konkursdato', told.get('bankrupt')),
    underAvvikling: told.has('winding-up'),
    ...has('underAvviklingDato', told.get('winding-up')),
    ...has('slettedato', told.get('deleted')),
  };
});

export const units: Firm[] = rowsOf(subUnits).map(([number, name = '', parent = '', trade, address]) => ({
  ...unitOf({ number, name, form: 'BEDR', trade }),
  ...has('beliggenhetsadresse', addressOf(address)),
  overordnetEnhet: numberOf(parent),
}));

function rowsOf(rows: string): string[][] {
  return rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim()));
}

interface Told {
  number: string | undefined;
  name: string;
  form: string;
  trade: string | undefined;
}

function unitOf({ number = '', name, form, trade = '' }: Told) {
  const [, kode, beskrivelse] = /^(\S+) (.*)$/.exec(trade) ?? [];
  return {
    organisasjonsnummer: numberOf(number),
    navn: name,
    organisasjonsform: { kode: form, beskrivelse: forms[form] },
    ...has('naeringskode1', kode && { kode, beskrivelse }),
  };
}

function addressOf(address = '') {
  const [street, post = '', municipality = ''] = address.split(', ');
  if (!street) return undefined;
  const [, postnummer, poststed] = /^(\d{4}) (.*)$/.exec(post) ?? [];
  const [, kommunenummer, kommune] = /^(\d{4}) (.*)$/.exec(municipality) ?? [];
  return { land: 'Norge', landkode: 'NO', postnummer, poststed, adresse: [street], kommune, kommunenummer };
}

function has(name: string, value: unknown): Fields {
  return value ? { [name]: value } : {};
}

function numberOf(nameOrNumber: string): string {
  // A name that is not in the list is a number.
  return (numbers as Record<string, string>)[nameOrNumber] ?? nameOrNumber;
}
