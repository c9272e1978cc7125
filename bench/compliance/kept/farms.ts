import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const farms: TradeAds = {
  industry: 'Agriculture and gardening',
  ads: [
    {
      headline: 'Andelsgård på Toten',
      text: 'Hent grønnsaker hver onsdag fra juni til oktober. En andel koster 3 900 kr, og du kan luke så mye du vil.',
      description: 'Femti andeler',
    },
    {
      text: 'Singel, grus og jord til hage og tun. 250 kroner kubikken hentet, eller levert i store sekker. Gjeldende priser står på porten.',
    },
    {
      text: 'Ku til salgs! Dagros er åtte år, melker 25 liter og liker folk. Vi slutter med drift, så hun trenger et nytt fjøs.',
    },
    {
      text: 'Honning som dreper bakterier og kurerer halsbetennelse. 149 kr glasset.',
      stop: ['NO-HELSEPÅSTAND'],
    },
    {
      text: 'Råmelk fra glade geiter styrker immunforsvaret til barna dine!',
      ask: ['NO-HELSEPÅSTAND'],
      either: ['NO-BARN', 'META-PERSONAL'],
    },
    {
      text: 'H\u200belb\u200breder alt: eplecidereddik fra Hardanger tar knekken på kreft!',
      stop: ['NO-HELSEPÅSTAND'],
      either: ['META-BODY', 'META-CLAIMS', 'META-GRAMMAR'],
    },
    {
      text: 'Økologiske egg fra Snåsa, 55 kr for ti. Hønene går ute når snøen lar dem.',
      either: ['NO-MILJØ'],
    },
    {
      text: 'Verdens beste jordbær – garantert de søteste i Norge 🍓 Selvplukk 45 kr kurven.',
      ask: ['NO-VILLEDENDE'],
    },
    {
      text: 'Gårdsbryggeriet åpner! Fem håndbryggede øltyper, og omvisning av bryggmesteren selv.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Fruktvin og likør av solbær. Kom og smak på tunet vårt i Lier.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    { text: 'Gratis kattunge når du kjøper en pall ved 😺', ask: ['NO-GRATIS'], either: ['NO-TILLEGG'] },
    {
      text: 'Dyra våre bor ute hele året. Kom på fjøstur, stryk et lam og spis nista ved bålet. 60 kr per person.',
    },
    {
      text: 'Haster! Tusen kålhoder må spises opp før frosten kommer. 10 kr stykket.',
      either: ['NO-AGGRESSIV'],
    },
    {
      text: "Kjøp en kasse svinekjøtt, 20 kg for 2 400 kr. Best før-datoen er tolv måneder fram når det ligger i fryser'n.",
    },
    {
      language: 'nn',
      text: 'Gardshonning styrkjer immunforsvaret og lækjer sår. 160 kroner glaset.',
      ask: ['NO-HELSEPÅSTAND'],
    },
    {
      language: 'nn',
      text: 'Blomekål, gulrøter og kålrot rett frå jorda. Sjølvbetening døgnet rundt, 30 kr for ein pose. Betal med Vipps i kassa.',
    },
    {
      language: 'en',
      text: 'Green beans, evergreen wreaths and a greenhouse café. Open until the snow gets too deep.',
    },
    {
      language: 'en',
      text: 'Our honey cures hay fever and prevents colds. From the heaths of Jutland.',
      with: { countryCodes: ['DK'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Detox juice, pressed in the Netherlands. Flushes toxins and burns fat in five days!',
      with: { countryCodes: ['NL'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD', 'META-BODY', 'META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'Slimming tea from Irish nettles. Lose weight while you sleep!',
      with: { countryCodes: ['IE'] },
      ask: ['EU-HEALTH'],
      hint: ['META-BODY', 'META-CLAIMS'],
      either: ['EU-UCPD', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Seaweed powder strengthens the immune system. One spoon a day.',
      with: { countryCodes: ['SE', 'NO'] },
      ask: ['NO-HELSEPÅSTAND', 'EU-HEALTH'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Unser Apfelessig heilt Gicht und stärkt das Immunsystem.',
      with: { countryCodes: ['DE'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD', 'META-BODY'],
    },
    {
      language: 'en',
      text: 'Environmentally friendly potatoes, grown in harmony with nature. Only in Poland.',
      with: { countryCodes: ['PL'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Miljövänlig ull från Gotland – klimatneutral sedan 2019.',
      with: { countryCodes: ['SE'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Carbon neutral eggs! We offset every hen.',
      with: { countryCodes: ['FI', 'NO'] },
      stop: ['EU-GREEN'],
      ask: ['NO-MILJØ'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Berry powder with a detox effect, pressed in Tartu. Strengthens immunity!',
      with: { countryCodes: ['EE'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD', 'META-BODY'],
    },
  ],
};
