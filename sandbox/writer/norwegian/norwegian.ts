import type { Language } from '../takes.ts';
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
          'Alt for {price}, før {before}.',
          'Alt for {price}.',
        ],
        description: ['I gode hender {inPlace}', 'I gode hender'],
      },
      {
        headline: [],
        more: [
          '{Product} {inPlace}.',
          '{business} tar seg av det.',
          'Pluss: {point1}.',
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
          'Godt å ha: {point1}.',
          'Det koster ikke mer enn {price}.',
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
          '{Product}, ved {business}.',
          'Det er {business} i et nøtteskall.',
          'Det folk husker: {point1}.',
          'Prisen? {price}.',
        ],
        description: ['Historien om {business}', 'Neste kapittel er ditt'],
      },
      {
        headline: [],
        more: [
          'I dag finner du {business} {inPlace}.',
          'I dag heter vi {business}.',
          'Hemmeligheten? {Point1}.',
          'Og regningen: {price}, ikke {before}.',
          'Og regningen: {price}.',
        ],
        description: ['Bli en del av historien', 'Det er mer å fortelle'],
      },
      {
        headline: ['Slik begynte det', 'Det var en gang en tirsdag'],
        more: [
          'Resten er {business}, {inPlace}.',
          'Resten er {business}.',
          'Spør hvorfor, og svaret er: {point1}.',
          'Akkurat nå til {price}.',
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
    sales: ['Bestill i dag.', 'Finn din på nett.', 'Ta en titt i butikken vår.'],
    traffic: ['Se mer på nettsiden vår.', 'Les mer hos oss.', 'Ta en titt.'],
    engagement: ['Si hva du synes.', 'Send oss en melding.', 'Bare spør.'],
    messages: ['Send oss en melding.', 'Skriv til oss, vi svarer.', 'Bare spør.'],
  },
  hellos: ['Heisann! 👋', 'Hei!', 'God dag!'],
};
