import type { Language } from '../takes.ts';

export const takes: Language['takes'] = {
  professional: [
    {
      headline: [
        '{Product} {inPlace}',
        '{Product} fra {business}',
        '{Product}',
        'Solid arbeid, klare avtaler',
      ],
      opening: [
        '{business} tilbyr {product} {inPlace}.',
        '{business} tilbyr {product}.',
        '{business} {inPlace}: kvalitet du kan stole på.',
        'Kvalitet du kan stole på.',
      ],
      more: [
        'Hos oss: {point1}, {point2}.',
        'Hos oss: {point1}.',
        'Pris: {price} (ordinær pris {before}).',
        'Pris: {price}.',
        '{ask}',
      ],
      description: ['{price}, ordinært {before}', 'Pris: {price}', 'Klare avtaler, solid arbeid'],
    },
    {
      headline: ['{Product} hos {business}', 'Fagfolk {inPlace}', 'Arbeid du kan stole på'],
      opening: ['{offer}.', 'Klare svar fra første dag.'],
      more: [
        'Du finner {business} {inPlace}.',
        'Hos oss en selvfølge: {point1}.',
        'Kampanjepris {price}, ned fra {before}.',
        'Kampanjepris {price}.',
        '{ask}',
      ],
      description: ['Kampanjepris {price}', 'Fagfolk {inPlace}', 'Fagfolk du kan stole på'],
    },
    {
      headline: ['{business}: {product}', 'Et trygt valg {inPlace}', 'Et trygt valg'],
      opening: [
        'Dette kan du vente deg av {business}: {point1}, {point2}.',
        'Dette kan du vente deg av {business}: {point1}.',
        'Klare svar og arbeid som varer.',
      ],
      more: [
        '{Product} for {price}, ordinær pris {before}.',
        '{Product} for {price}.',
        'Også: {point3}.',
        '{ask}',
      ],
      description: ['Du vet hva du får', 'Et trygt valg {inPlace}', 'Du vet hva du får'],
    },
  ],
  friendly: [
    {
      headline: ['Ser du etter {product}?', 'Hilsen {business}', 'Hyggelig å hilse på deg'],
      opening: [
        '{hello} Vi er {business}. {Product}? Det kan vi.',
        '{hello} Vi er {business}. Hyggelig å hilse på deg.',
        '{hello} Hyggelig å hilse på deg.',
      ],
      more: [
        'Kjekt å vite: {point1}.',
        'Akkurat nå betaler du {price} i stedet for {before}.',
        'Akkurat nå betaler du {price}.',
        '{ask}',
      ],
      description: ['Vi hjelper gjerne {inPlace}', 'Vi hjelper deg gjerne'],
    },
    {
      headline: ['Hyggelig hjelp {inPlace}', 'Spør oss om {product}', 'Spør oss om hva som helst'],
      opening: [
        'Tenker du på {product}? Spør oss om hva som helst, vi svarer gjerne.',
        'Nysgjerrig? Spør oss om hva som helst, vi svarer gjerne.',
      ],
      more: [
        'Litt ekstra fra {business}: {point1}.',
        'Og ja, det koster bare {price} (før {before}).',
        'Og ja, det koster bare {price}.',
        '{ask}',
      ],
      description: ['Bare spør {business}', 'Ingen spørsmål er for små'],
    },
    {
      headline: ['Hei, {place}!', 'Naboene dine i {business}', 'Kom og si hei'],
      opening: [
        '{hello} {business} her, naboen din {inPlace}.',
        '{hello} {business} her.',
        '{hello} Kom og si hei.',
      ],
      more: [
        'Skal vi ta en prat om {product}?',
        'Det vi er mest glade i: {point1}.',
        'Prisen er hyggelig, den også: {price} (før {before}).',
        'Prisen er hyggelig, den også: {price}.',
      ],
      description: ['Sees vi {inPlace}?', 'Sees vi?'],
    },
  ],
  urgency: [
    {
      headline: ['Nå {price}, før {before}', 'Akkurat nå: {price}', 'Ikke vent med {product}', 'Ikke vent'],
      opening: ['Nå er tiden inne for {product}.', 'Tilbudet gjelder nå, men ikke lenge.'],
      more: [
        'Spar {percent} % så lenge det varer.',
        'Som alltid: {point1}.',
        'Vær rask, så får du det for {price}.',
        'Ta en prat med {business} i dag.',
      ],
      description: ['Spar {percent} % i dag', 'I dag, ikke i morgen'],
    },
    {
      headline: [
        'Spar {saved} nå',
        'Siste sjanse: {product}',
        'Siste sjanse {inPlace}',
        'Siste sjanse i sesongen',
      ],
      opening: ['{Product} fra {business}: tilbudet går snart ut.', 'Tilbudet går snart ut.'],
      more: [
        '{percent} % avslag: {price} i stedet for {before}.',
        'Slå til nå, så betaler du {price}.',
        'Og på toppen: {point1}.',
        'Senere kan det være for sent.',
      ],
      description: ['{percent} % avslag akkurat nå', 'Slå til før det er borte'],
    },
    {
      headline: ['{percent} % avslag på {product}', 'Bare en kort stund: {price}', 'Før det er for sent'],
      opening: [
        'Gode tilbud går fort. Sikre deg {product} nå.',
        'Gode tilbud går fort. Slå til mens du kan.',
      ],
      more: [
        'I dag {price}, snart {before} igjen.',
        'I dag {price}.',
        'Dette følger med: {point1}.',
        '{business} er klar når du er det.',
      ],
      description: ['{price} en kort stund', 'Bare en kort stund'],
    },
  ],
  benefit: [
    {
      headline: ['{Point1}', 'Mer for pengene', 'Få mer for pengene'],
      opening: [
        '✓ {Point1}\n✓ {Point2}\n✓ {Point3}',
        '✓ {Point1}\n✓ {Point2}',
        '✓ {Point1}',
        'Mer verdi fra første dag.',
      ],
      more: [
        '{Product} for {price}: du sparer {percent} %.',
        '{Product} for {price}.',
        '{Product} fra {business}.',
        'Bare hos {business}.',
      ],
      description: ['Du sparer {percent} %', 'Mye å få for {price}', 'Se hva du får'],
    },
    {
      headline: ['Du sparer {saved}', 'Gode grunner til {business}', 'Gode grunner til å velge oss'],
      opening: [
        'Hvorfor velge {business}? {Point1}.',
        'Hvorfor oss? {Point1}.',
        'De gode grunnene er mange.',
      ],
      more: [
        'Og det stopper ikke der: {point2}.',
        'Fra {before} ned til {price}.',
        'Nå for {price}.',
        '{Product} {inPlace}.',
      ],
      description: ['Forskjellen merker du'],
    },
    {
      headline: ['Dette får du: {point1}', 'Dette får du', 'Dette får du hos oss'],
      opening: [
        '{Product}, og dette på kjøpet: {point1}, {point2}, {point3}.',
        '{Product}, og dette på kjøpet: {point1}.',
        'Du får mer enn du betaler for.',
      ],
      more: [
        'Spar {saved}: {price} i stedet for {before}.',
        'Alt dette for {price}.',
        '{business} gjør det enkelt.',
      ],
      description: ['Alt dette for {price}', 'Sammenlign selv'],
    },
  ],
};
