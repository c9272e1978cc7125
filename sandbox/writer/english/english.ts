import type { Language } from '../takes.ts';
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
          'All for {price}, before {before}.',
          'All for {price}.',
        ],
        description: ['In good hands {inPlace}', 'In good hands'],
      },
      {
        headline: [],
        more: [
          '{Product} {inPlace}.',
          '{business} takes care of it.',
          'Plus: {point1}.',
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
          'Good to have: {point1}.',
          'It does not cost more than {price}.',
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
          '{Product}, by {business}.',
          'That is {business} in short.',
          'What people remember: {point1}.',
          'The price? {price}.',
        ],
        description: ['The story of {business}', 'The next chapter is yours'],
      },
      {
        headline: [],
        more: [
          'Today you find {business} {inPlace}.',
          'Today they know us as {business}.',
          'The secret? {Point1}.',
          'And the bill: {price}, not {before}.',
          'And the bill: {price}.',
        ],
        description: ['Be part of the story', 'There is more to tell'],
      },
      {
        headline: ['How it all began', 'Once upon a Tuesday'],
        more: [
          'The rest is {business}, {inPlace}.',
          'The rest is {business}.',
          'Ask people why, and they say: {point1}.',
          'Right now at {price}.',
        ],
        description: ['Hear the rest {inPlace}', 'Hear the rest from us'],
      },
    ],
  },
  asks: {
    leads: [
      'Leave your details, and we will call you.',
      'Tell us what you need, and we will answer.',
      'Ask us for a quote.',
    ],
    sales: ['Order today.', 'Find yours online.', 'Have a look in our shop.'],
    traffic: ['See more on our website.', 'Read more on our pages.', 'Have a look.'],
    engagement: ['Tell us what you think.', 'Send us a message.', 'Ask away.'],
    messages: ['Send us a message.', 'Write to us, we answer.', 'Ask away.'],
  },
  hellos: ['Hey! 👋', 'Hi there!', 'Hello!'],
};
