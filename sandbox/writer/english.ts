import type { Takes } from './copywriter.ts';

/** Two takes on every tone; a sentence whose facts are missing, or that does not fit, is passed over. */
export const english: Takes = {
  professional: [
    {
      headline: [
        '{Product} done right in {place}',
        '{Product} done right',
        '{Product}',
        'Done right by {business}',
      ],
      opening: [
        '{business} delivers {product} in {place}, from first call to finished job.',
        '{business}: {product} you can rely on.',
        'Quality you can rely on.',
      ],
      more: [
        'Included: {point1} and {point2}.',
        'Included: {point1}.',
        'Price: {price} (regular price {before}).',
        'Price: {price}.',
      ],
      description: [
        '{price}, regular {before}',
        'Fixed price: {price}',
        'Ask {business}',
        'Clear terms, solid work',
      ],
    },
    {
      headline: ['{business}: {product}', 'Expert help in {place}', '{Product}, by experts'],
      opening: ['{offer}.', 'Work with specialists in {product}.', 'Work with specialists.'],
      more: [
        '{business} serves {place} with clear terms.',
        'Our standard: {point1}.',
        'Campaign price {price}, down from {before}.',
        'Campaign price {price}.',
      ],
      description: ['Campaign price {price}', 'Specialists in {place}', 'Specialists you can trust'],
    },
  ],
  friendly: [
    {
      headline: [
        'Hi {place}! Need {product}?',
        'Need {product}? Say hi',
        'Hello from {business}',
        'Say hi to us',
      ],
      opening: [
        'Hi there! We are {business}, and {product} is what we love to do.',
        'Hi there! We are {business}. Nice to meet you.',
        'Hi there! Nice to meet you.',
      ],
      more: [
        'Good to know: {point1}.',
        'Right now you pay {price} instead of {before}.',
        'Right now you pay {price}.',
      ],
      description: ['We would love to help', 'Happy to help in {place}'],
    },
    {
      headline: ['Your neighbours for {product}', 'Friendly help in {place}', 'We are here to help'],
      opening: [
        'Thinking about {product}? Ask us anything, we are happy to help.',
        'Ask us anything, we are happy to help.',
      ],
      more: [
        'A little extra from {business}: {point1}.',
        'And yes, it is only {price} (was {before}).',
        'And yes, it is only {price}.',
      ],
      description: ['No question is too small', 'Just ask {business}'],
    },
  ],
  emotional: [
    {
      headline: ['That good feeling, finally', 'Feel at ease again'],
      opening: [
        'Imagine it is done, and done well. That is how {product} should feel.',
        'Imagine it is done, and done well.',
      ],
      more: [
        'One worry less: {point1}.',
        'All of it for {price}, before {before}.',
        'All of it for {price}.',
        'With {business}, you are in good hands.',
      ],
      description: ['You deserve this', 'In good hands'],
    },
    {
      headline: ['Because it matters to you', 'For what you care about'],
      opening: [
        'Some things are too important to leave to chance. {Product} is one of them.',
        'Some things are too important to leave to chance.',
      ],
      more: [
        'Peace of mind, because of this: {point1}.',
        'A good feeling should not cost more than {price}.',
        '{business} takes care of it.',
      ],
      description: ['Peace of mind in {place}', 'Peace of mind'],
    },
  ],
  urgency: [
    {
      headline: [
        'Now {price}, was {before}',
        'Only now: {price}',
        'Do not wait with {product}',
        'Do not wait',
      ],
      opening: [
        'The offer on {product} is on now, and it will not stay.',
        'The offer is on now, and it will not stay.',
      ],
      more: [
        'Save {percent}% while it lasts.',
        'Still included: {point1}.',
        'Secure your place at {business} today.',
      ],
      description: ['Save {percent}% today', 'Today, not tomorrow', 'Limited time'],
    },
    {
      headline: ['Last chance: {product}', 'Last chance in {place}', 'Last chance this season'],
      opening: [
        'Calendars fill up fast in {place}. Book {product} before it is too late.',
        'Calendars fill up fast. Book before it is too late.',
      ],
      more: [
        '{percent}% off: {price} instead of {before}.',
        'Pay {price} if you act now.',
        'You also get: {point1}.',
      ],
      description: ['{percent}% off right now', 'Act before it is gone'],
    },
  ],
  benefit: [
    {
      headline: ['{Point1}', 'Get more from {product}', 'Get more for your money'],
      opening: [
        '✓ {Point1}\n✓ {Point2}\n✓ {Point3}',
        '✓ {Point1}\n✓ {Point2}',
        '✓ {Point1}',
        'More value from day one.',
      ],
      more: [
        '{Product} for {price}: you save {percent}%.',
        '{Product} for {price}.',
        'That is {product} the {business} way.',
      ],
      description: ['You save {percent}%', 'More for {price}', 'See what you get'],
    },
    {
      headline: ['What you get with {business}', 'Good reasons to choose us'],
      opening: [
        'Why choose {business} for {product}? {Point1}.',
        'Why choose {business}? {Point1}.',
        'Good reasons add up.',
      ],
      more: ['And there is more: {point2}.', 'From {before} down to {price}.', 'Yours for {price}.'],
      description: ['Real value in {place}', 'Real value, every day'],
    },
  ],
  storytelling: [
    {
      headline: ['How {place} found {product}', 'It started with one call', 'A story from {business}'],
      opening: [
        'It began with a customer in {place} who had put off {product} far too long.',
        'It began with a customer who had put it off far too long.',
      ],
      more: [
        'What made the difference: {point1}.',
        'The bill? {price}, where it used to be {before}.',
        'The bill? {price}.',
        'Yours could be the next story.',
      ],
      description: ['Read what happened next', 'Yours could be next'],
    },
    {
      headline: ['One Tuesday morning in {place}', 'The day it all got easier'],
      opening: [
        'On a grey Tuesday the phone rang at {business}: could we help with {product}?',
        'On a grey Tuesday the phone rang: could we help?',
      ],
      more: ['We could. The secret is simple: {point1}.', 'By the evening it was settled, for {price}.'],
      description: ['How the story ended', 'A true everyday story'],
    },
  ],
};
