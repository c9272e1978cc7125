import type { Language } from '../takes.ts';

export const takes: Language['takes'] = {
  professional: [
    {
      headline: ['{Product} {inPlace}', '{Product} from {business}', '{Product}', 'Solid work, clear terms'],
      opening: [
        '{business} offers {aProduct} {inPlace}.',
        '{business} offers {aProduct}.',
        '{business} {inPlace}: quality you can rely on.',
        'Quality you can rely on.',
      ],
      more: [
        'Our promise: {point1}, {point2}.',
        'Our promise: {point1}.',
        'Price: {price} (usually {before}).',
        'Price: {price}.',
        '{ask}',
      ],
      description: ['{price}, usually {before}', 'Price: {price}', 'Clear terms, solid work'],
    },
    {
      headline: ['{Product} at {business}', 'Specialists {inPlace}', 'Work you can trust'],
      opening: ['{offer}.', 'Clear answers from day one.'],
      more: [
        'You will find {business} {inPlace}.',
        'Part of the deal: {point1}.',
        'Special price {price}, down from {before}.',
        'Special price {price}.',
        '{ask}',
      ],
      description: ['Special price {price}', 'Specialists {inPlace}', 'Specialists you can trust'],
    },
    {
      headline: ['{business}: {product}', 'A safe choice {inPlace}', 'A safe choice'],
      opening: [
        'What to expect from {business}: {point1}, {point2}.',
        'What to expect from {business}: {point1}.',
        'Clear answers and work that lasts.',
      ],
      more: [
        '{Product} for {price}, usually {before}.',
        '{Product} for {price}.',
        'Also: {point3}.',
        '{ask}',
      ],
      description: ['Know what you get', 'A safe choice {inPlace}', 'Know what you get'],
    },
  ],
  friendly: [
    {
      headline: ['Looking for {aProduct}?', 'Hello from {business}', 'Nice to meet you'],
      opening: [
        '{hello} We are {business}. {AProduct}? That is our thing.',
        '{hello} We are {business}. Nice to meet you.',
        '{hello} Nice to meet you.',
      ],
      more: [
        'Good to know: {point1}.',
        'Right now you pay {price} instead of {before}.',
        'Right now you pay {price}.',
        '{ask}',
      ],
      description: ['Happy to help {inPlace}', 'We are happy to help'],
    },
    {
      headline: ['Friendly help {inPlace}', 'Ask us about {product}', 'Ask us anything'],
      opening: [
        'Thinking about {aProduct}? Ask us anything, we are happy to help.',
        'Curious? Ask us anything, we are happy to help.',
      ],
      more: [
        'A little extra from {business}: {point1}.',
        'And yes, it is only {price} (was {before}).',
        'And yes, it is only {price}.',
        '{ask}',
      ],
      description: ['Just ask {business}', 'No question is too small'],
    },
    {
      headline: ['Hi {place}!', 'Your neighbours at {business}', 'Come and say hello'],
      opening: [
        '{hello} {business} here, your neighbours {inPlace}.',
        '{hello} {business} here.',
        '{hello} Come and say hello.',
      ],
      more: [
        'Shall we talk about {aProduct}?',
        'Our favourite part: {point1}.',
        'The price is friendly as well: {price} (was {before}).',
        'The price is friendly as well: {price}.',
      ],
      description: ['See you soon {inPlace}?', 'See you soon?'],
    },
  ],
  urgency: [
    {
      headline: [
        'Now {price}, was {before}',
        'Right now: {price}',
        'Do not wait with {product}',
        'Do not wait',
      ],
      opening: ['Now is the time for {aProduct}.', 'This offer is on now, and not for long.'],
      more: [
        'Save {percent}% while it lasts.',
        'As always: {point1}.',
        'Be quick, and it is yours for {price}.',
        'Talk to {business} today.',
      ],
      description: ['Save {percent}% today', 'Today, not tomorrow'],
    },
    {
      headline: [
        'Save {saved} now',
        'Last chance: {product}',
        'Last chance {inPlace}',
        'Last chance this season',
      ],
      opening: ['{Product} from {business}: this offer ends soon.', 'This offer ends soon.'],
      more: [
        '{percent}% off: {price} instead of {before}.',
        'Act now, and you pay {price}.',
        'And on top: {point1}.',
        'Do not leave it too late.',
      ],
      description: ['{percent}% off right now', 'Act before it is gone'],
    },
    {
      headline: ['{percent}% off {product}', 'Only for a short time: {price}', 'Before it is too late'],
      opening: [
        'Good offers go fast. Get {aProduct} while it lasts.',
        'Good offers go fast. Be there while it lasts.',
      ],
      more: [
        'Today {price}, soon {before} again.',
        'Today {price}.',
        'What comes with it: {point1}.',
        '{business} is ready when you are.',
      ],
      description: ['{price} for a short time', 'Only for a short time'],
    },
  ],
  benefit: [
    {
      headline: ['{Point1}', 'More for your money', 'Get more for your money'],
      opening: [
        '✓ {Point1}\n✓ {Point2}\n✓ {Point3}',
        '✓ {Point1}\n✓ {Point2}',
        '✓ {Point1}',
        'More value from day one.',
      ],
      more: [
        '{Product} for {price}: you save {percent}%.',
        '{Product} for {price}.',
        '{Product} from {business}.',
        'Only at {business}.',
      ],
      description: ['You save {percent}%', 'More for {price}', 'See what you get'],
    },
    {
      headline: ['You save {saved}', 'Good reasons for {business}', 'Good reasons to choose us'],
      opening: ['Why choose {business}? {Point1}.', 'Why us? {Point1}.', 'Good reasons add up.'],
      more: [
        'And there is more: {point2}.',
        'From {before} down to {price}.',
        'Yours for {price}.',
        '{Product} {inPlace}.',
      ],
      description: ['Real value {inPlace}', 'Real value, every day'],
    },
    {
      headline: ['What you get: {point1}', 'This is what you get', 'This is what you get'],
      opening: [
        '{Product}, and all this with it: {point1}, {point2}, {point3}.',
        '{Product}, and with it: {point1}.',
        'You get more than you pay for.',
      ],
      more: [
        'Save {saved}: {price} instead of {before}.',
        'Everything for {price}.',
        '{business} makes it easy.',
      ],
      description: ['Everything for {price}', 'Compare and see'],
    },
  ],
};
