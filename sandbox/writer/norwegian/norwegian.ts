import type { Language } from '#sandbox/writer/takes.ts';
import { feelings, stories } from './scenes.ts';
import { takes } from './takes.ts';

export const norwegian: Language = {
  takes,
  emotional: {
    scenes: feelings,
    takes: [
      {
        headline: [],
        more: [
          '{Product} fra {business}.',
          'Hos {business} er du i gode hender.',
          '{Point1}.',
          'Nå {price}, før {before}.',
          'Det koster {price}.',
        ],
        description: ['I gode hender {inPlace}', 'I gode hender'],
      },
      {
        headline: [],
        more: [
          '{Product} {inPlace}.',
          '{business} ordner resten.',
          '{Point1}.',
          'Nå {price} i stedet for {before}.',
          'Nå {price}.',
        ],
        description: ['Det fortjener du', 'Fordi det betyr noe'],
      },
      {
        headline: ['For det du er glad i', 'Noe å glede seg til'],
        more: [
          '{Product}, fra {business} til deg.',
          'Det er det {business} jobber for.',
          '{Point1}.',
          'Det koster {price}.',
        ],
        description: ['En god følelse', 'Laget med omtanke'],
      },
    ],
  },
  storytelling: {
    scenes: stories,
    takes: [
      {
        headline: [],
        more: [
          'Og {product}? Det får du hos {business}.',
          'Velkommen til {business}.',
          '{Point1}.',
          'Prisen? {price}.',
        ],
        description: ['Historien om {business}', 'Neste kapittel er ditt'],
      },
      {
        headline: [],
        more: [
          'I dag finner du {business} {inPlace}.',
          'I dag står det {business} på skiltet.',
          '{Point1}.',
          'Og prisen? {price}, ikke {before}.',
          'Og prisen? {price}.',
        ],
        description: ['Bli en del av historien', 'Det er mer å fortelle'],
      },
      {
        headline: ['Slik begynte det', 'Det var en gang en tirsdag'],
        more: [
          'Mer om det får du hos {business} {inPlace}.',
          'Mer om det får du hos {business}.',
          '{Point1}.',
          'Det koster {price}.',
        ],
        description: ['Hør resten {inPlace}', 'Hør resten hos oss'],
      },
    ],
  },
  asks: {
    leads: [
      'Legg igjen navn og nummer, så ringer vi deg.',
      'Fortell oss hva du trenger, så svarer vi.',
      'Be om et tilbud.',
    ],
    sales: ['Bestill i dag.', 'Bestill enkelt på nett.', 'Ta en titt i nettbutikken.'],
    traffic: ['Se mer på nettsiden vår.', 'Les mer hos oss.', 'Ta en titt.'],
    engagement: ['Si hva du synes.', 'Send oss en melding.', 'Bare spør.'],
    messages: ['Send oss en melding.', 'Skriv til oss, vi svarer.', 'Bare spør.'],
  },
  endings: ['{ask}', '{Point2}.', '{Point3}.', 'Det er {business}.'],
  hellos: ['Heisann! 👋', 'Hei!', 'God dag!'],
};
