import type { Language } from '#sandbox/writer/takes.ts';
import { feelings, stories } from './scenes.ts';
import { takes } from './takes.ts';

export const english: Language = {
  takes,
  emotional: {
    scenes: feelings,
    takes: [
      {
        headline: [],
        more: [
          '{Product} from {business}.',
          'With {business}, you are in good hands.',
          '{Point1}.',
          'Now {price}, was {before}.',
          'It costs {price}.',
        ],
        description: ['In good hands {inPlace}', 'In good hands'],
      },
      {
        headline: [],
        more: [
          '{Product} {inPlace}.',
          '{business} takes care of the rest.',
          '{Point1}.',
          'Now {price} instead of {before}.',
          'Now {price}.',
        ],
        description: ['You deserve this', 'Because it matters'],
      },
      {
        headline: ['For what you care about', 'Something to look forward to'],
        more: [
          '{Product}, from {business} to you.',
          'That is what {business} works for.',
          '{Point1}.',
          'It costs {price}.',
        ],
        description: ['A good feeling', 'Made with care'],
      },
    ],
  },
  storytelling: {
    scenes: stories,
    takes: [
      {
        headline: [],
        more: [
          'And {aProduct}? That is where {business} comes in.',
          'Welcome to {business}.',
          '{Point1}.',
          'The price? {price}.',
        ],
        description: ['The story of {business}', 'The next chapter is yours'],
      },
      {
        headline: [],
        more: [
          'Today you will find {business} {inPlace}.',
          'Today the sign says {business}.',
          '{Point1}.',
          'And the price? {price}, not {before}.',
          'And the price? {price}.',
        ],
        description: ['Be part of the story', 'There is more to tell'],
      },
      {
        headline: ['How it all began', 'Once upon a Tuesday'],
        more: [
          'Come and hear the rest at {business} {inPlace}.',
          'Come and hear the rest at {business}.',
          '{Point1}.',
          'It costs {price}.',
        ],
        description: ['Come and see for yourself'],
      },
    ],
  },
  asks: {
    leads: [
      'Leave your details, and we will call you.',
      'Tell us what you need, and we will answer.',
      'Ask us for a quote.',
    ],
    sales: ['Order today.', 'Order online in minutes.', 'Have a look in our shop.'],
    traffic: ['See more on our website.', 'Read more on our site.', 'Have a look.'],
    engagement: ['Tell us what you think.', 'Send us a message.', 'Ask away.'],
    messages: ['Send us a message.', 'Write to us, we answer.', 'Ask away.'],
  },
  endings: ['{ask}', '{Point2}.', '{Point3}.', 'That is {business}.'],
  hellos: ['Hey! 👋', 'Hi there!', 'Hello!'],
};
