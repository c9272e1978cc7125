import type { TradeAds } from '../labelled-ad.ts';

export const bakeries: TradeAds = {
  industry: 'Bakery and café',
  ads: [
    {
      text: 'Ferske rundstykker fra klokka sju 🥐 Solsiden Bakeri åpner tidlig på lørdager, og kaffen står klar. Velkommen innom!',
    },
    {
      text: 'Bestemors kanelboller er tilbake! Bestill en pose på nettet og hent når du er på vei hjem fra jobb. 42 kroner stykket, 6 for 210.',
    },
    { text: 'Byens beste boller 🏆 Kåret til testvinner av oss selv! Kom og smak.', ask: ['NO-VILLEDENDE'] },
    {
      text: 'Hei alle barn! 🎈 Mas på mamma og pappa så dere får smågodt og sjokoladekake hos oss på lørdag!',
      stop: ['NO-BARN'],
      ask: ['NO-MAT'],
    },
    {
      text: 'Kjøp nå! Nye Dinomilkshake med dinofigur i koppen. Ungene kommer til å elske den 🦕',
      picture: { told: { isRetouched: false, isForChildren: true } },
      ask: ['NO-MAT'],
      either: ['NO-BARN'],
    },
    {
      text: 'Proteinbrødet vårt styrker immunforsvaret og virker slankende. Prøv det en uke, så merker du forskjell!',
      ask: ['NO-HELSEPÅSTAND'],
      either: ['NO-VILLEDENDE', 'NO-HELSE', 'META-BODY', 'META-CLAIMS'],
    },
    {
      text: 'Grovbrød med havre og solsikkefrø, bakt i vedfyrt ovn. Uten tilsatt sukker. Kilo prisen er 98 kr, og et brød veier 800 gram.',
    },
    {
      language: 'nn',
      text: 'Lefser frå Hardanger, baka for hand slik bestemor gjorde det. Kjøp ei pakke på garden eller få ho send heim. 89 kr.',
    },
    {
      language: 'nn',
      text: 'Ta med deg ungane på laurdag! Gratis sjokoladeis til alle born under 12 som får med seg foreldra til å kjøpe kake 🍦',
      stop: ['NO-BARN'],
      ask: ['NO-GRATIS', 'NO-MAT'],
    },
    {
      language: 'nn',
      text: 'Kom og hent julekaka di før ho er borte! Siste sjanse er i dag, berre fem att 🎄',
      ask: ['NO-AGGRESSIV'],
    },
    {
      language: 'en',
      text: 'Winter is here, and so is our cardamom bun. Window seats, hot drinks and no hurry. Feel free to bring your own book.',
    },
    { text: 'Halv pris på alt bakverk etter klokka 16 🥖 Ikke noe skal kastes!', either: ['NO-FORPRIS'] },
    {
      text: 'Ungdomsdisko hver fredag i kafeen 🕺 Energidrikk, chips og smågodt til halv pris. Aldersgrense 13 år.',
      with: { ageFrom: 13, ageTo: 17 },
      ask: ['NO-FORPRIS', 'NO-BARN', 'NO-MAT', 'NO-ENERGI'],
    },
    {
      text: 'Prøv julekalenderen vår for voksne: 24 øl fra lokale bryggerier sammen med 24 småkaker.',
      stop: ['NO-ALKOHOL'],
      either: ['NO-MAT', 'META-GOODS'],
    },
    {
      headline: 'Kaffekurs for nybegynnere',
      text: 'Bli din egen barista på to timer. Kurset koster 690 kr, og du får med deg en pose bønner hjem.',
      description: 'Onsdag 9. desember kl. 18',
    },
    {
      text: 'Nyhet! 🍞 Glutenfritt hver torsdag. Vi baker det først, før vi tar fram hvetemelet, i et eget rom.',
    },
    {
      text: 'Sjokolade\u00adjulenisser og godterisekker til alle som er med i fargekonkurransen vår! Premie til de tre søteste tegningene fra barn under 10.',
      ask: ['NO-TILLEGG', 'NO-MAT'],
      either: ['NO-BARN'],
    },
  ],
};
