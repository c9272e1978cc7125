import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const webShops: TradeAds = {
  industry: 'Retail and online shops',
  ads: [
    { text: '70 % RABATT!!! Før 999,- nå 299,-', ask: ['NO-FORPRIS'], hint: ['META-GRAMMAR'] },
    {
      text: 'r@b@tt og t1lbud på alle ryggsekker, 40 % ned fra 1 200',
      ask: ['NO-FORPRIS'],
      either: ['META-GRAMMAR'],
    },
    { text: 'Gratis frakt på alt, hele året. Retur er også gratis.', either: ['NO-GRATIS'] },
    {
      text: 'Grát\u0456s nettbrett ved kjøp av mobil med abonnement',
      ask: ['NO-GRATIS'],
      either: ['NO-TILLEGG', 'META-GRAMMAR'],
    },
    {
      text: 'Spinn hjulet og vinn inntil 5 000 kr! 🎡 Alle som deltar i trekningen må like og dele.',
      ask: ['NO-TILLEGG'],
      either: ['NO-VILLEDENDE', 'NO-SPILL', 'META-BRANDS'],
    },
    { text: 'Gaveboks til adventskalenderen: 24 små pakker med te. 449 kr, sendes i papp uten plast.' },
    {
      text: 'NYHETER: Kjendislegen avslører – slik ble Else (61) kvitt giktsmertene. Les saken i VG-stil her.',
      hint: ['NO-SKJULT'],
      either: ['NO-HELSE', 'NO-HELSEPÅSTAND', 'NO-ANMELDELSE', 'META-CLAIMS'],
    },
    {
      text: 'Jeg er småbarnsmamma på 34, har ingenting med dette firmaet å gjøre, men måtte bare dele denne støvsugeren med dere ❤️',
      hint: ['NO-SKJULT'],
      either: ['NO-ANMELDELSE'],
    },
    {
      text: 'Våre 12 000 kunder sier det samme: 5 stjerner! ⭐⭐⭐⭐⭐',
      ask: ['NO-ANMELDELSE'],
      either: ['META-GRAMMAR'],
    },
    { text: 'Skriv gjerne en anmeldelse når du har brukt teltet en natt. Vi leser alle, også de sure.' },
    {
      text: 'Ny smak! 🥭 Monsterbra energidrikk rett hjem på døra. Kjøp ti, betal for åtte.',
      with: { ageFrom: 13, ageTo: 24 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
      either: ['NO-FORPRIS'],
    },
    {
      text: 'ENERGIDRIKKER PÅ KASSE 24 STK 299 KR',
      with: { ageFrom: 13, ageTo: 65 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
      hint: ['META-GRAMMAR'],
    },
    {
      text: 'Energidri\u200bkken alle på skolen snakker om. Få den før vennene dine!',
      with: { ageFrom: 13, ageTo: 18 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
      either: ['NO-AGGRESSIV', 'META-GRAMMAR'],
    },
    { text: 'Sexleketøy som faktisk leverer. Diskret pakke, levert i morgen.', ask: ['META-GOODS'] },
    { text: 'Porno uten bindingstid? Klikk her. Kun for voksne.', ask: ['META-GOODS'] },
    {
      text: 'Hasjkake og CBD-olje levert hjem, helt lovlig!',
      ask: ['META-GOODS'],
      either: ['NO-MAT', 'NO-LEGEMIDDEL', 'NO-HELSEPÅSTAND'],
    },
    {
      text: 'Viagra, Xanax og Wegovy uten resept! Diskré pakke til hele Norge.',
      stop: ['NO-LEGEMIDDEL'],
      either: ['META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Kvar veke kjem det nye ullsokkar frå spinneriet i Lom. Tre par for 390 kroner, sende i posten.',
    },
    {
      language: 'nn',
      text: 'Fem av fem stjerner frå kundane våre. Ingen andre ullundertøy er så gode!',
      ask: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
    },
    {
      language: 'en',
      text: 'Buy now and save 40 %! Sale ends at midnight ⏳ Was 1,299 kr, now 779 kr.',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
    },
    {
      text: 'Telt til to, 1 990 kr. Den vi solgte for 1 490 i september, men i en ny farge.',
      with: {
        beforePriceMinor: 249000,
        campaignPriceMinor: 199000,
        earlierPrices: [
          {
            campaign: 'September',
            product: '',
            priceMinor: 149000,
            currency: 'NOK',
            until: '2026-10-15',
          },
        ],
      },
      either: ['NO-FORPRIS'],
    },
    {
      language: 'en',
      text: 'Not sponsored, promise! I just found this lamp and my whole Insta is asking about it.',
      hint: ['NO-SKJULT'],
      either: ['META-CLAIMS', 'META-BRANDS'],
    },
    {
      text: 'SAKEN OPPDATERES: Politiet bekrefter at dette er vinterens varmeste jakke',
      hint: ['NO-SKJULT'],
      either: ['NO-VILLEDENDE', 'META-CLAIMS', 'META-GRAMMAR'],
    },
    {
      language: 'en',
      text: 'Our shop is verified and recommended by Facebook. Meta guarantees your purchase!',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    { text: 'Instagram x Ullbua: offisielt samarbeid med ny genserkolleksjon!', hint: ['META-BRANDS'] },
    {
      text: 'Godkjent av Messenger og Facebook, trygg handel siden 2015.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'nn',
      text: 'Lekre lefsekvitter og kakeboksar i tre. Bileta tok vi i går, i stova til Marit.',
      picture: { told: null },
      ask: ['META-PICTURE'],
    },
    {
      language: 'nn',
      text: 'Ny kolleksjon av votter er ute! Sjå bileta i nettbutikken.',
      with: { hasPixel: true, objective: 'sales' },
      picture: { told: null },
      ask: ['NO-PIXEL', 'META-PICTURE'],
    },
    {
      text: 'Trehester, trebiler, tretog. Vi har tegnet et nytt skilt også.',
      picture: { told: null, isEnhanced: true },
      ask: ['META-PICTURE'],
      either: ['NO-RETUSJ', 'NO-NAVN', 'EU-AI'],
    },
    {
      language: 'nn',
      text: 'Energidrikk i kasse til heile klassa! Hent i butikken på Sogndal.',
      with: { ageFrom: 13, ageTo: 19 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
    },
    { text: 'Koffeinfri kaffe, hel eller malt. Sov godt etter middagen!' },
  ],
};
