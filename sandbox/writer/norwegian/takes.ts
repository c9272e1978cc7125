import type { Language } from '#sandbox/writer/takes.ts';

export const takes: Language['takes'] = {
  professional: [
    {
      headline: ['{Product} {inPlace}', '{Product} fra {business}', '{Product}', 'Klare avtaler fra start'],
      opening: [
        '{business} tilbyr {product} {inPlace}.',
        '{business} tilbyr {product}.',
        '{business} står til tjeneste.',
        'Klare svar og ryddige avtaler.',
      ],
      more: ['{offer}.', '{Point1}.', '{price}, ordinært {before}.', 'Prisen er {price}.', '{free}', '{ask}'],
      description: ['{price}, ordinært {before}', 'Pris: {price}', 'Ryddige avtaler'],
    },
    {
      headline: ['{Product} hos {business}', '{business} {inPlace}', 'Du vet hva du får'],
      opening: ['{offer}.', 'Du vet hva du får, og hvem du får det av.'],
      more: ['{Point1}.', 'Nå {price}, ned fra {before}.', 'Det koster {price}.', '{free}', '{ask}'],
      description: ['Fra {business} {inPlace}', 'Fra {business}', 'Du vet hva du får'],
    },
    {
      headline: ['{business}: {product}', 'Klare svar {inPlace}', 'Klare svar'],
      opening: [
        '{Point1}. {Point2}. Det er {business}.',
        '{Point1}. Det er {business}.',
        'Ryddige avtaler, og klare svar på det du lurer på.',
      ],
      more: [
        '{offer}.',
        '{Product} til {price}, ordinært {before}.',
        '{Product} til {price}.',
        '{free}',
        '{ask}',
      ],
      description: ['{Product} til {price}', 'Spør {business}', 'Spør oss om detaljene'],
    },
  ],
  friendly: [
    {
      headline: ['Ser du etter {product}?', 'Hilsen {business}', 'Hyggelig å møte deg'],
      opening: [
        '{hello} Vi er {business}. {Product}? Da har du kommet til rett sted.',
        '{hello} Vi er {business}. Hyggelig å møte deg.',
        '{hello} Hyggelig å møte deg.',
      ],
      more: [
        '{offer}.',
        '{Point1}.',
        'Du betaler {price}, ikke {before}.',
        'Du betaler {price}.',
        '{free}',
        '{ask}',
      ],
      description: ['Her for deg {inPlace}', 'Her for deg'],
    },
    {
      headline: ['Spørsmål om {product}?', 'Spør {business}', 'Bare spør oss'],
      opening: [
        'Er det {product} du trenger? Spør oss. Ingen spørsmål er for små.',
        'Lurer du på noe? Spør oss. Ingen spørsmål er for små.',
      ],
      more: [
        '{business} hjelper deg gjerne {inPlace}.',
        '{business} hjelper deg gjerne.',
        '{Point1}.',
        'Prisen: {price}, før {before}.',
        'Prisen: {price}.',
        '{free}',
      ],
      description: ['Bare spør {business}', 'Vi hjelper deg gjerne'],
    },
    {
      headline: ['Hei, {place}!', 'Si hei til {business}', 'Kom og si hei'],
      opening: [
        '{hello} Her er {business} {inPlace}.',
        '{hello} Her er {business}.',
        '{hello} Kom og si hei.',
      ],
      more: [
        'Skal vi ta en prat om {product}?',
        '{offer}.',
        '{Point1}.',
        'Du får det til {price} i stedet for {before}.',
        'Du får det til {price}.',
        '{free}',
      ],
      description: ['Ses vi {inPlace}?', 'Ses vi?'],
    },
  ],
  urgency: [
    {
      headline: ['Nå {price}, før {before}', '{Product}: Hvorfor vente?', 'Hvorfor vente?'],
      opening: [
        'Trenger du {product}? I dag er en like god dag som noen.',
        'I dag er en like god dag som noen.',
      ],
      more: ['{Point1}.', 'Nå {price}.', '{free}', 'Det begynner med en prat med {business}.'],
      description: ['Spar {percent} %', 'En god dag å begynne på'],
    },
    {
      headline: ['Spar {saved} på {product}', 'Klar for {product}?', 'Klar når du er det'],
      opening: ['Tenker du fortsatt på {product}? Ta det første steget nå.', 'Ta det første steget nå.'],
      more: [
        '{offer}.',
        '{percent} % avslag: {price} i stedet for {before}.',
        'Alt det koster, er {price}.',
        '{free}',
        '{business} er klar når du er det.',
      ],
      description: ['{percent} % avslag', 'Det første steget er lett'],
    },
    {
      headline: ['{percent} % avslag på {product}', 'Dagens oppgave: {product}', 'Dagens oppgave'],
      opening: ['Sett {product} øverst på lista.', 'Sett det øverst på lista.'],
      more: [
        '{Point1}.',
        'Prisen nå: {price}, før {before}.',
        'Prisen nå: {price}.',
        '{free}',
        '{business} tar det derfra.',
      ],
      description: ['Nå {price}', 'Øverst på lista'],
    },
  ],
  benefit: [
    {
      headline: ['{Point1}', 'Dette får du'],
      opening: [
        '✓ {Point1}\n✓ {Point2}\n✓ {Point3}',
        '✓ {Point1}\n✓ {Point2}',
        '✓ {Point1}',
        'Se hva du får.',
      ],
      more: [
        '{Product} til {price}: Du sparer {percent} %.',
        '{Product} til {price}.',
        '{Product} fra {business}.',
      ],
      description: ['Alt dette for {price}', 'Ta en titt'],
    },
    {
      headline: ['Du sparer {saved}', 'Hvorfor {business}?', 'Gode grunner'],
      opening: ['Hvorfor {business}? {Point1}.', 'Det er flere gode grunner.'],
      more: ['{Point2}.', '{offer}.', 'Fra {before} ned til {price}.', 'Pris: {price}.', '{free}'],
      description: ['Fra {before} til {price}', 'Gode grunner {inPlace}', 'Grunner til å si ja'],
    },
    {
      headline: ['{Product}: {point1}', 'Hva får du igjen?'],
      opening: ['{offer}.', 'Hva får du igjen? Ganske mye.'],
      more: [
        '{Point2}.',
        '{price} i stedet for {before}: {saved} spart.',
        'Og det koster {price}.',
        '{free}',
        '{business} gjør det enkelt.',
      ],
      description: ['Til {price}', 'Kjekt å vite'],
    },
  ],
};
