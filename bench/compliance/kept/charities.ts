import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const charities: TradeAds = {
  industry: 'Non-profit and associations',
  ads: [
    {
      text: 'Gi en varm natt. 150 kr blir til et måltid, en dusj og en seng på Møtestedet i Oslo. Vipps 2026.',
    },
    {
      text: 'Bli blodgiver. Det tar 45 minutter, koster ingenting og du får en kjeks etterpå. Ring blodbanken i Tønsberg.',
    },
    { text: 'Frivillig på julaften? Vi dekker til 200, og trenger noen til å bære, koke, skrelle og synge.' },
    { text: 'Er du muslim, ensom og ny i Norge? Kom til oss.', hint: ['META-PERSONAL'] },
    {
      text: 'Gjør noe godt i dag! Siste sjanse til å redde Bamse fra avliving. Haster!!!',
      ask: ['NO-AGGRESSIV'],
      hint: ['META-GRAMMAR'],
      either: ['META-CLAIMS'],
    },
    {
      text: 'Gi 100 kr, få et nettbrett på kjøpet!',
      ask: ['NO-TILLEGG'],
      either: ['NO-VILLEDENDE', 'NO-GRATIS'],
    },
    {
      text: 'Bistand som virker: klimanøytral skole, bærekraftig vann, miljøvennlige brønner.',
      ask: ['NO-MILJØ'],
    },
    {
      text: 'Underskriv kravet om forbud mot burhøns. 40 000 har allerede gjort det, ministeren kan ikke overse oss.',
      ask: ['EU-TTPA'],
      either: ['META-SPECIAL'],
    },
    {
      text: 'Jesus elsker deg. Kom på gudstjeneste søndag klokka 11, det er kirkekaffe og barnekor etterpå.',
    },
    { text: 'Andre kristne i Sandnes gir allerede. Gjør du?', hint: ['META-PERSONAL'] },
    {
      text: 'Vannpistolkrig i parken, til inntekt for brannskadde! Alle kan delta, ta med skift. 50 kroner per startnummer.',
    },
    {
      text: 'Slutt å tigge! Kvinner hører ikke hjemme på gata, de hører hjemme hjemme. Støtt oss.',
      hint: ['NO-KJØNN'],
      either: ['EU-TTPA', 'META-SPECIAL'],
    },
    {
      text: 'Facebook dobler beløpet du gir! Vi er Metas offisielle hjelpepartner.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Møt Fatima og Ole. De deler hjelpearbeidets hverdag med deg. Les historien deres.',
      with: { hasPixel: true, objective: 'traffic' },
      picture: { told: { people: 'adults', isRetouched: false } },
      ask: ['NO-NAVN', 'NO-PIXEL'],
    },
    {
      text: 'Bli med på dugnaden! Skriv navnet ditt.',
      form: {
        privacyUrl: null,
        questions: ['Mobil'],
        consent: 'Jeg godtar at dere sender SMS og e-post om innsamlinger (avkrysset).',
      },
      ask: ['NO-SPAM'],
      hint: ['EU-GDPR'],
    },
    {
      text: 'Gi en time i uka. Meld deg, så ringer Kari.',
      form: {
        privacyUrl: 'https://nattevakt.example/personvern',
        questions: ['Hvilken dag passer?', 'Har du førerkort?'],
      },
    },
    {
      language: 'nn',
      text: 'Gåve til Raudekrossen? Ein hundrelapp gjev eit teppe. Vipps eller ring oss, så fortel me kva pengane går til.',
    },
    {
      language: 'en',
      text: 'Help for people in debt, every Thursday. No forms, no fees. We sit down with you and open the letters.',
    },
    {
      language: 'en',
      text: "You won't believe what they did to this dog. Share before it's deleted! 😱",
      hint: ['META-CLAIMS'],
      either: ['NO-AGGRESSIV'],
    },
    {
      language: 'en',
      text: 'As a gay man, you know what silence costs. Donate now.',
      hint: ['META-PERSONAL'],
    },
    {
      language: 'en',
      text: 'Sign our petition against the new immigration law before the election.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Sponsor a child in your own street. The girl in this picture was drawn by our computer.',
      with: { countryCodes: ['SE', 'NO'] },
      picture: { told: { people: 'children', haveAgreed: true, isRetouched: false }, isEnhanced: true },
      ask: ['EU-AI'],
      either: ['NO-RETUSJ'],
    },
    {
      language: 'en',
      text: 'Volunteer in Uppsala! Tell us about yourself.',
      with: { countryCodes: ['SE'] },
      form: {
        privacyUrl: 'https://volunteer.example/privacy',
        questions: ['Religion', 'Diagnosis', 'Trade union', 'Political views'],
      },
      hint: ['EU-GDPR'],
      either: ['META-PERSONAL'],
    },
    {
      language: 'nn',
      text: 'Bli fast gjevar i skjemaet. Det tek eit halvt minutt.',
      form: {
        privacyUrl: 'https://hjelparen.example/personvern',
        questions: ['Kva vil du gje til?'],
        consent: 'Eg vil ha e-post og SMS om nye innsamlingar (er kryssa av).',
      },
      ask: ['NO-SPAM'],
    },
  ],
};
