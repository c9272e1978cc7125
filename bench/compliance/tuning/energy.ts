import type { TradeAds } from '../labelled-ad.ts';

export const energy: TradeAds = {
  industry: 'Energy and solar',
  ads: [
    {
      headline: 'Solceller på taket?',
      text: 'Vi regner på huset ditt, og sier nei om det ikke lønner seg. Typisk anlegg på 10 kWp koster 149 000 kr ferdig montert.',
      description: 'Svar innen en uke',
    },
    {
      text: 'Varmepumpa di fortjener service. Vi renser filter, måler trykk og ser etter lekkasje. Fast pris 1 790 kr i Salten.',
    },
    {
      text: 'GRØNN STRØM ER BEST FOR ALLE! BYTT I DAG OG FÅ TUSEN KRONER',
      ask: ['NO-VILLEDENDE', 'NO-MILJØ'],
      hint: ['META-GRAMMAR'],
      either: ['NO-AGGRESSIV', 'NO-FORPRIS', 'NO-TILLEGG'],
    },
    {
      text: 'G R Ø N N energi til hele folket – utslippsfri siden 1912',
      ask: ['NO-MILJØ'],
      either: ['META-GRAMMAR'],
    },
    {
      text: 'Spar inntil 5 000 kr i året. Testvinner tre år på rad!',
      ask: ['NO-VILLEDENDE'],
      either: ['NO-FORPRIS', 'NO-ANMELDELSE'],
    },
    {
      text: 'Gratis ladeboks når du tegner strømavtale på 36 måneder!',
      ask: ['NO-GRATIS'],
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Strømavtale fra 0 kr i påslag* de første tre månedene. *Deretter 12,9 øre + månedsgebyr.',
      ask: ['NO-PRIS'],
      either: ['NO-FORPRIS', 'NO-GRATIS'],
    },
    {
      text: 'Tilbudet går ut i natt! Siste sjanse til fastpris før vinteren slår til.',
      ask: ['NO-AGGRESSIV'],
      either: ['NO-FORPRIS'],
    },
    {
      text: 'Dette er en nyhetssak: Strømkundene på Østlandet bytter i hopetall. Skrevet av redaksjonen i Energinytt (som vi eier).',
      hint: ['NO-SKJULT'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Jeg er bare en pensjonist på Hamar med høy strømregning. Så tipset naboen meg om dette selskapet ...',
      hint: ['NO-SKJULT'],
      either: ['NO-ANMELDELSE', 'META-PERSONAL'],
    },
    {
      text: 'Bedre inneklima på Svalbard! Vi bytter ventilasjon i kontorbygg, måler støy og sørger for at lufta går rundt.',
    },
    {
      text: 'Vi søker montør til linjelaget i Lofoten. Du liker høyde, vær og vafler.',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Ungdom i energibyen: send inn en idé til ny teknologi. Vi velger ut tre som får besøke vannkraftverket.',
      with: { ageFrom: 15, ageTo: 20 },
      ask: ['NO-BARN'],
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Se den nye ladestasjonen vår i Mo i Rana. Åpen døgnet rundt.',
      picture: { told: null },
      ask: ['META-PICTURE'],
    },
    {
      text: 'Hva betaler du for strømmen? Skriv det inn, så sammenlikner vi.',
      form: {
        privacyUrl: null,
        questions: ['Fødselsnummer', 'Strømforbruk'],
        consent: 'Du samtykker til telefonsalg, SMS og e-post fra oss og alle våre samarbeidspartnere.',
      },
      ask: ['NO-SPAM'],
      hint: ['EU-GDPR'],
    },
    {
      text: 'Be om et solkart over taket ditt. Adresse holder.',
      form: { privacyUrl: 'https://solkart.example/personvern', questions: ['Adresse'] },
    },
    {
      language: 'nn',
      text: 'Straum frå fossen i bygda. 39 kr i månaden og same prisen for alle, anten du bur på garden eller i blokk.',
    },
    {
      language: 'nn',
      text: 'Me kuttar tre til kraftlinja i Aurland denne veka. Straumen er vekke frå 10 til 12 på onsdag, så fyll termosen.',
    },
    {
      language: 'nn',
      text: 'Grøn straum og klimanøytral varme – den reinaste i verda!',
      ask: ['NO-MILJØ'],
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'en',
      text: 'Heat pump acting up? We come out within two days, anywhere between Bodø and Fauske. 1,290 kr for the first hour.',
    },
    {
      language: 'en',
      text: "We read your meter so you don't have to. Power for homes and cabins, no lock-in, cancel whenever you want.",
    },
    {
      language: 'en',
      text: 'Free electricity! (When you sign up for our 36-month subscription.)',
      ask: ['NO-GRATIS'],
    },
    {
      language: 'en',
      text: 'Solar panels on credit: 990 kr a month, 7.2 % interest, no deposit.',
      ask: ['NO-KREDITT'],
      either: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Climate neutral gas for Finland. Yes, gas!',
      with: { countryCodes: ['FI'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Pay for your heat pump in 60 monthly payments of 990 kr. Swedish homes only.',
      with: { countryCodes: ['SE'] },
      ask: ['EU-CREDIT'],
      either: ['EU-UCPD', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: '15 % off all chargers until Sunday. Was €699, now €594. Ships within Austria.',
      with: { countryCodes: ['AT'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Solar lamps in Helsinki, now 25 % cheaper than last week!',
      with: { countryCodes: ['FI'] },
      ask: ['EU-PRICE'],
      either: ['EU-UCPD', 'EU-GREEN'],
    },
    {
      language: 'en',
      text: 'This winter, our windmill keeper says good morning from Gotland.',
      with: { countryCodes: ['SE'] },
      picture: { told: { people: 'adults', haveAgreed: true }, isEnhanced: true },
      ask: ['EU-AI'],
    },
  ],
};
