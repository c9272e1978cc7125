import type { Takes } from './copywriter.ts';

/** The same in Norwegian bokmål; “i …-området” goes with towns and islands alike. */
export const norwegian: Takes = {
  professional: [
    {
      headline: ['{Product} utført av fagfolk', '{Product}', 'Fagfolk i {business}', 'Utført av fagfolk'],
      opening: [
        '{business} leverer {product} i {place}-området, fra første samtale til ferdig jobb.',
        '{business}: {product} du kan stole på.',
        'Kvalitet du kan stole på.',
      ],
      more: [
        'Inkludert: {point1} og {point2}.',
        'Inkludert: {point1}.',
        'Pris: {price} (ordinær pris {before}).',
        'Pris: {price}.',
      ],
      description: ['{price}, ordinært {before}', 'Fast pris: {price}', 'Spør {business}', 'Ryddige vilkår'],
    },
    {
      headline: ['{business}: {product}', 'Eksperter på {product}', 'Trygg faghjelp'],
      opening: ['{offer}.', 'La spesialister ta seg av {product}.', 'La spesialister ta seg av jobben.'],
      more: [
        '{business} gir deg ryddige avtaler.',
        'Slik jobber vi: {point1}.',
        'Kampanjepris {price}, ned fra {before}.',
        'Kampanjepris {price}.',
      ],
      description: ['Kampanjepris {price}', 'Spesialister du kan stole på'],
    },
  ],
  friendly: [
    {
      headline: ['Hei {place}! Trenger du hjelp?', 'Hei fra {business}', 'Hei! Trenger du hjelp?'],
      opening: [
        'Hei! Vi er {business}, og {product} er det vi liker aller best.',
        'Hei! Vi er {business}. Hyggelig å møte deg.',
        'Hei! Hyggelig å møte deg.',
      ],
      more: [
        'Greit å vite: {point1}.',
        'Akkurat nå betaler du {price} i stedet for {before}.',
        'Akkurat nå betaler du {price}.',
      ],
      description: ['Vi hjelper deg gjerne', 'Ta gjerne kontakt'],
    },
    {
      headline: ['Naboene dine kan {product}', 'Hyggelig hjelp i nærheten', 'Vi er her for deg'],
      opening: [
        'Tenker du på {product}? Spør oss om hva som helst, vi svarer gjerne.',
        'Spør oss om hva som helst, vi svarer gjerne.',
      ],
      more: [
        'Litt ekstra fra {business}: {point1}.',
        'Og ja, det koster bare {price} (før {before}).',
        'Og ja, det koster bare {price}.',
      ],
      description: ['Ingen spørsmål er for små', 'Bare spør {business}'],
    },
  ],
  emotional: [
    {
      headline: ['Endelig den gode følelsen', 'Senk skuldrene igjen'],
      opening: [
        'Se for deg at alt er på plass, og gjort ordentlig. Slik skal {product} føles.',
        'Se for deg at alt er på plass, og gjort ordentlig.',
      ],
      more: [
        'Én bekymring mindre: {point1}.',
        'Alt sammen for {price}, før {before}.',
        'Alt sammen for {price}.',
        'Hos {business} er du i gode hender.',
      ],
      description: ['Det fortjener du', 'I gode hender'],
    },
    {
      headline: ['Fordi det betyr noe for deg', 'For det du er glad i'],
      opening: [
        'Noe er for viktig til å overlates til tilfeldighetene. {Product} er ett av dem.',
        'Noe er for viktig til å overlates til tilfeldighetene.',
      ],
      more: [
        'Dette gir ro i sjelen: {point1}.',
        'En god følelse trenger ikke koste mer enn {price}.',
        '{business} tar seg av det.',
      ],
      description: ['Trygghet i hverdagen', 'Ro i sjelen'],
    },
  ],
  urgency: [
    {
      headline: ['Nå {price}, før {before}', 'Kun nå: {price}', 'Ikke vent med {product}', 'Ikke vent'],
      opening: ['Tilbudet på {product} gjelder nå, men ikke lenge.', 'Tilbudet gjelder nå, men ikke lenge.'],
      more: [
        'Spar {percent} % så lenge det varer.',
        'Fortsatt inkludert: {point1}.',
        'Sikre deg plass hos {business} i dag.',
      ],
      description: ['Spar {percent} % i dag', 'I dag, ikke i morgen', 'Begrenset periode'],
    },
    {
      headline: ['Siste sjanse: {product}', 'Siste sjanse i {place}', 'Siste sjanse i sesongen'],
      opening: [
        'Kalenderen fylles fort. Bestill {product} før det er for sent.',
        'Kalenderen fylles fort. Bestill før det er for sent.',
      ],
      more: [
        '{percent} % avslag: {price} i stedet for {before}.',
        'Betal {price} hvis du slår til nå.',
        'Du får også dette: {point1}.',
      ],
      description: ['{percent} % avslag akkurat nå', 'Slå til før det er borte'],
    },
  ],
  benefit: [
    {
      headline: ['{Point1}', 'Få mer ut av {product}', 'Mer for pengene'],
      opening: [
        '✓ {Point1}\n✓ {Point2}\n✓ {Point3}',
        '✓ {Point1}\n✓ {Point2}',
        '✓ {Point1}',
        'Mer verdi fra første dag.',
      ],
      more: [
        '{Product} for {price}: du sparer {percent} %.',
        '{Product} for {price}.',
        'Slik gjør {business} det.',
      ],
      description: ['Du sparer {percent} %', 'Mer for {price}', 'Se hva du får'],
    },
    {
      headline: ['Dette får du hos {business}', 'Gode grunner til å velge oss'],
      opening: [
        'Hvorfor velge {business} til {product}? {Point1}.',
        'Hvorfor velge {business}? {Point1}.',
        'De gode grunnene er mange.',
      ],
      more: ['Og det stopper ikke der: {point2}.', 'Fra {before} ned til {price}.', 'Ditt for {price}.'],
      description: ['Verdi du merker', 'Ekte verdi, hver dag'],
    },
  ],
  storytelling: [
    {
      headline: ['Det begynte med en telefon', 'En historie fra {business}'],
      opening: [
        'Det begynte med en kunde i {place}-området som hadde utsatt {product} altfor lenge.',
        'Det begynte med en kunde som hadde ventet altfor lenge.',
      ],
      more: [
        'Det som gjorde forskjellen: {point1}.',
        'Regningen? {price}, mot {before} tidligere.',
        'Regningen? {price}.',
        'Din historie kan bli den neste.',
      ],
      description: ['Les hva som skjedde så', 'Din historie blir den neste'],
    },
    {
      headline: ['En grå tirsdag i {place}', 'Dagen da alt ble enklere'],
      opening: [
        'En grå tirsdag ringte telefonen hos {business}: kunne vi hjelpe med {product}?',
        'En grå tirsdag ringte telefonen: kunne vi hjelpe?',
      ],
      more: [
        'Det kunne vi. Hemmeligheten er enkel: {point1}.',
        'Før kvelden kom var alt avtalt, for {price}.',
      ],
      description: ['Slik endte historien', 'En sann hverdagshistorie'],
    },
  ],
};
