import type { Language } from '#sandbox/writer/takes.ts';

export const takes: Language['takes'] = {
  professional: [
    {
      headline: [
        '{Product} {inPlace}',
        '{Product} from {business}',
        '{Product}',
        'Clear terms from the start',
      ],
      opening: [
        '{business} offers {aProduct} {inPlace}.',
        '{business} offers {aProduct}.',
        '{business} at your service.',
        'Straight answers and clear terms.',
      ],
      more: ['{offer}.', '{Point1}.', '{price}, usually {before}.', 'It costs {price}.', '{free}', '{ask}'],
      description: ['{price}, usually {before}', 'Price: {price}', 'Clear terms'],
    },
    {
      headline: ['{Product} at {business}', '{business} {inPlace}', 'Know what you get'],
      opening: ['{offer}.', 'You know what you get, and from whom.'],
      more: ['{Point1}.', 'Now {price}, down from {before}.', 'The price is {price}.', '{free}', '{ask}'],
      description: ['From {business} {inPlace}', 'From {business}', 'You know what you get'],
    },
    {
      headline: ['{business}: {product}', 'Straight answers {inPlace}', 'Straight answers'],
      opening: [
        '{Point1}. {Point2}. That is {business}.',
        '{Point1}. That is {business}.',
        'Clear terms, and straight answers to what you ask.',
      ],
      more: [
        '{offer}.',
        '{Product} for {price}, usually {before}.',
        '{Product} for {price}.',
        '{free}',
        '{ask}',
      ],
      description: ['{Product} for {price}', 'Ask {business}', 'Ask us for details'],
    },
  ],
  friendly: [
    {
      headline: ['Looking for {aProduct}?', 'Hello from {business}', 'Good to meet you'],
      opening: [
        '{hello} We are {business}. {AProduct}? You have come to the right place.',
        '{hello} We are {business}. Good to meet you.',
        '{hello} Good to meet you.',
      ],
      more: [
        '{offer}.',
        '{Point1}.',
        'You pay {price}, not {before}.',
        'You pay {price}.',
        '{free}',
        '{ask}',
      ],
      description: ['Here for you {inPlace}', 'Here for you'],
    },
    {
      headline: ['Questions about {aProduct}?', 'Ask {business}', 'Ask us anything'],
      opening: [
        'Is it {aProduct} you need? Ask us. No question is too small.',
        'Wondering about something? Ask us. No question is too small.',
      ],
      more: [
        '{business} is happy to help {inPlace}.',
        '{business} is happy to help.',
        '{Point1}.',
        'The price: {price}, before {before}.',
        'The price: {price}.',
        '{free}',
      ],
      description: ['Just ask {business}', 'We are happy to help'],
    },
    {
      headline: ['Hi, {place}!', 'Say hello to {business}', 'Come and say hello'],
      opening: [
        '{hello} This is {business} {inPlace}.',
        '{hello} This is {business}.',
        '{hello} Come and say hello.',
      ],
      more: [
        'Shall we talk about {aProduct}?',
        '{offer}.',
        '{Point1}.',
        'Yours for {price} instead of {before}.',
        'Yours for {price}.',
        '{free}',
      ],
      description: ['See you {inPlace}?', 'See you?'],
    },
  ],
  urgency: [
    {
      headline: ['Now {price}, was {before}', '{Product}: why wait?', 'Why wait?'],
      opening: ['Need {aProduct}? Today is as good a day as any.', 'Today is as good a day as any.'],
      more: ['{Point1}.', 'Now {price}.', '{free}', 'A word with {business} is all it takes to begin.'],
      description: ['Save {percent}%', 'A good day to begin'],
    },
    {
      headline: ['Save {saved} on {aProduct}', 'Ready for {aProduct}?', 'Ready when you are'],
      opening: ['Still thinking about {aProduct}? Take the first step now.', 'Take the first step now.'],
      more: [
        '{offer}.',
        '{percent}% off: {price} instead of {before}.',
        'All it costs is {price}.',
        '{free}',
        '{business} is ready when you are.',
      ],
      description: ['{percent}% off', 'The first step is easy'],
    },
    {
      headline: ['{percent}% off {aProduct}', 'One thing to do today: {product}', 'One thing to do today'],
      opening: ['Put {aProduct} at the top of the list.', 'Put it at the top of the list.'],
      more: [
        '{Point1}.',
        'Price now {price}, {before} before.',
        'Price now: {price}.',
        '{free}',
        '{business} takes it from there.',
      ],
      description: ['{price} now', 'Top of the list'],
    },
  ],
  benefit: [
    {
      headline: ['{Point1}', 'What you get'],
      opening: [
        '✓ {Point1}\n✓ {Point2}\n✓ {Point3}',
        '✓ {Point1}\n✓ {Point2}',
        '✓ {Point1}',
        'See what you get.',
      ],
      more: [
        '{Product} for {price}: you save {percent}%.',
        '{Product} for {price}.',
        '{Product} from {business}.',
      ],
      description: ['All this for {price}', 'Have a look'],
    },
    {
      headline: ['You save {saved}', 'Why {business}?', 'Good reasons'],
      opening: ['Why {business}? {Point1}.', 'Good reasons add up.'],
      more: ['{Point2}.', '{offer}.', 'From {before} down to {price}.', 'Price: {price}.', '{free}'],
      description: ['From {before} to {price}', 'Good reasons {inPlace}', 'Reasons to say yes'],
    },
    {
      headline: ['{Product}: {point1}', 'What is in it for you'],
      opening: ['{offer}.', 'What is in it for you? Quite a lot.'],
      more: [
        '{Point2}.',
        '{price} instead of {before}: {saved} saved.',
        'And it costs {price}.',
        '{free}',
        '{business} makes it easy.',
      ],
      description: ['For {price}', 'Good to know'],
    },
  ],
};
