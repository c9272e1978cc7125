import type { TradeAds } from '../labelled-ad.ts';

export const cars: TradeAds = {
  industry: 'Automotive sales',
  ads: [
    {
      text: 'Bil til salgs? Vi kjøper den av deg for et fast beløp, og ordner papirene. Send registreringsnummeret, så får du svar før klokka 16.',
    },
    {
      text: 'EU-kontroll uten krøll. 1 095 kroner, og finner vi feil, får du en pris før vi reparerer noe. Fem minutter fra E18 ved Lier.',
    },
    {
      text: '100 % utslippsfri og klimanøytral! Verdens grønneste SUV er her.',
      ask: ['NO-MILJØ'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'KUN I HELGA: 50 000 kr avslag på alle demobiler!! Haster det? Ja, det gjør det.',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
      either: ['META-GRAMMAR'],
    },
    {
      text: 'Skoda Enyaq: førpris 519 000, nå 449 000. Tre biler igjen med denne prisen.',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
    },
    {
      text: 'Vinterhjul på kjøpet på alle nye biler! Verdi 14 900 kr.',
      ask: ['NO-TILLEGG'],
      either: ['NO-FORPRIS'],
    },
    {
      text: 'Mekaniker søkes til verkstedet i Kirkenes. Snøskuter, varebil og alt imellom. God lønn, hjelp til bolig.',
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Stort utvalg i varebiler. Prisene er eks. mva og gjelder næringsdrivende med organisasjonsnummer.',
      either: ['NO-PRIS'],
    },
    {
      text: 'Bikinivask lørdag! Jentene vasker bilen din mens du ser på 🔥 Åpen ølbar for føreren? Nei, brus.',
      hint: ['NO-KJØNN'],
      either: ['NO-ALKOHOL'],
    },
    {
      text: 'Kjørekurs på glattkjøringsbanen. Lær å bremse, svinge og lande mykt. Passer for alle med førerkort, 1 690 kr for en kveld.',
    },
    {
      text: 'Mopedkurs for 15-åringer i Sarpsborg. Ti timer teori på kvelden, så ut på veien.',
      with: { ageFrom: 15, ageTo: 17 },
      ask: ['NO-BARN'],
    },
    {
      text: 'Ny bil, nytt år. Konsernet vårt er markedsledende på elbiler i Norden, og vi beviser det hver dag.',
      ask: ['NO-VILLEDENDE'],
    },
    {
      language: 'nn',
      text: 'Traktordekk, tilhengarar og ein ATV til sals. Alt står på tunet i Skjåk. Ring Olav etter fjøstid.',
    },
    {
      language: 'nn',
      text: 'Elbil frå 3 290 kr i månaden! Rentefritt i to år, og pengelause dagar fram til påske.',
      ask: ['NO-PRIS', 'NO-KREDITT'],
      either: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Off-road tyres, roof racks and a proper service before winter. We deal with the insurance. Workshop in Tromsø since 1962.',
    },
    {
      language: 'en',
      text: 'Our eco-friendly car wash is now open in Malmö.',
      with: { countryCodes: ['SE'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Klimaneutrale Autos zum Bestpreis – umweltfreundlich fahren in Hamburg!',
      with: { countryCodes: ['DE'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Was €24,900, now €19,900. Black Friday on all used cars in Dublin.',
      with: { countryCodes: ['IE'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD'],
    },
    {
      text: 'Prøvekjøring? Legg igjen nummeret ditt.',
      form: {
        privacyUrl: null,
        questions: ['Navn', 'Telefon'],
        consent:
          'Ved innsending samtykker du til at vi og våre partnere kan sende deg markedsføring på e-post, SMS og telefon.',
      },
      ask: ['NO-SPAM'],
      hint: ['EU-GDPR'],
    },
  ],
};
