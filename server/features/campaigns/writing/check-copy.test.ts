import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { type CopyRule, faultsInText } from './check-copy.ts';
import { editorFor } from './edit-copy.ts';
import { givenBy } from './given-facts.ts';

const plumber = {
  ...emptyCampaign,
  businessName: 'Bergen Rør',
  industry: 'Home services',
  productService: 'Heating check-up',
  offerDescription: 'A plumber looks through your heating before the frost does. Takes 90 minutes.',
  sellingPoints: ['Fixed price', 'Ten years in Bergen', 'Open all night'],
  beforePriceMinor: 149_000,
  campaignPriceMinor: 99_000,
};
const english = givenBy(plumber);
const norwegian = givenBy({ ...plumber, language: 'Norwegian' });
const burst = 'Burst pipe, day or night';

interface Case {
  strikes: string[];
  innocent: string[];
}

const inEnglish: Record<Exclude<CopyRule, 'mood' | 'avoided'>, Case> = {
  urgency: {
    strikes: [
      'Last chance this season',
      'Get it while it lasts.',
      'This offer ends soon.',
      'Good offers go fast.',
    ],
    innocent: ['Warm before the frost.', 'Ready when you are.', 'Built to last.'],
  },
  deadline: {
    strikes: ['Book by Friday.', 'Valid until 1 December.', 'Yours until midnight.'],
    innocent: ['Before the frost comes.', 'Until it is warm again.', 'By your side.'],
  },
  exclusivity: {
    strikes: ['Only at Bergen Rør.', 'An exclusive offer.', 'The only plumber you need.'],
    innocent: ['One call only.', 'It only takes a call.', 'The only thing left is to relax.'],
  },
  superlative: {
    strikes: ['The best in town.', 'Lowest price in Bergen.', 'A leading plumber.'],
    innocent: ['Do your best, we do the rest.', 'The best days are warm ones.', 'Lower your bill.'],
  },
  promise: {
    strikes: ['Guaranteed warm.', 'Risk-free.', 'Same-day service.'],
    innocent: ['We look through your heating.', 'You know what you pay.', 'Call us with any question.'],
  },
  free: {
    strikes: ['Free check.', 'A free visit.', 'At no cost.'],
    innocent: ['Feel free to ask.', 'Free from worry.', 'A draught-free hall.'],
  },
  number: {
    strikes: ['Save 34%.', 'Now NOK 890.', 'Done in two hours.', '600 happy homes.'],
    innocent: [
      'Now NOK 990, was NOK 1,490.',
      'Save 33%.',
      'You save NOK 500.',
      '90 minutes.',
      'Ten years in Bergen.',
    ],
  },
  currency: {
    strikes: ['Now $990.', 'Only 990 euro.', 'USD 990.'],
    innocent: ['Now NOK 990.', 'Now 990 kr.', 'Now kr 990.'],
  },
  manners: {
    strikes: ['WARM AGAIN', 'Call now!!', 'See bergenror.no', '#heating', 'Hi [name]'],
    innocent: ['Warm again!', 'NRK has not been here.', 'Hi! 👋', '✓ Fixed price\n✓ Open all night'],
  },
};

const inNorwegian: Record<Exclude<CopyRule, 'mood' | 'avoided'>, Case> = {
  urgency: {
    strikes: [
      'Siste sjanse i sesongen',
      'Tilbudet går snart ut.',
      'Spar så lenge det varer.',
      'Gode tilbud går fort.',
    ],
    innocent: ['Varmt før frosten.', 'Klar når du er det.', 'Vi går gjennom anlegget.'],
  },
  deadline: {
    strikes: ['Bestill innen fredag.', 'Gjelder til 1. desember.', 'Ut måneden.'],
    innocent: ['Før frosten kommer.', 'Til det er varmt igjen.', 'Ut i kulda? Ikke før jakka er på.'],
  },
  exclusivity: {
    strikes: ['Bare hos Bergen Rør.', 'Et eksklusivt tilbud.', 'Den eneste rørleggeren du trenger.'],
    innocent: ['Bare ring.', 'Det er bare å spørre.', 'Det eneste du må gjøre, er å åpne døra.'],
  },
  superlative: {
    strikes: ['Best i byen.', 'Lavest pris i Bergen.', 'Norges beste.'],
    innocent: ['Det beste av alt: fast pris.', 'Vi gjør vårt beste.', 'Lavere strømregning.'],
  },
  promise: {
    strikes: ['Garantert varmt.', 'Uten risiko.', 'Vi kommer samme dag.'],
    innocent: ['Vi går gjennom anlegget.', 'Du vet hva du betaler.', 'Ring om du lurer på noe.'],
  },
  free: {
    strikes: ['Gratis sjekk.', 'Kostnadsfritt besøk.', 'Uten ekstra kostnad.'],
    innocent: ['Fri for bekymringer.', 'Fritt valg av tid.', 'En trekkfri gang.'],
  },
  number: {
    strikes: ['Spar 34 %.', 'Nå 890 kr.', 'Ferdig på to timer.', '600 fornøyde hjem.'],
    innocent: ['Nå 990 kr, før 1 490 kr.', 'Spar 33 %.', 'Du sparer 500 kr.', 'Spar 33,6 %.', '90 minutter.'],
  },
  currency: {
    strikes: ['Nå 990 dollar.', 'Bare 990 euro.', 'Nå $990.'],
    innocent: ['Nå 990 kr.', 'Nå kr 990,-', 'Nå 990 NOK.'],
  },
  manners: {
    strikes: ['VARMT IGJEN', 'Ring nå!!', 'Se bergenror.no', '#varme', 'Hei [navn]'],
    innocent: ['Varmt igjen!', 'NRK har ikke vært her.', 'Hei! 👋', '✓ Fast pris\n✓ Åpent hele natten'],
  },
};

const cases = (all: Record<string, Case>, kind: keyof Case) =>
  Object.entries(all).flatMap(([rule, texts]) => texts[kind].map((text) => ({ rule, text })));

test.each(cases(inEnglish, 'strikes'))(
  'in English, nobody gave a reason for “$text” ($rule)',
  ({ rule, text }) => {
    expect(faultsInText(text, english).map((fault) => fault.rule)).toContain(rule);
  },
);
test.each(cases(inEnglish, 'innocent'))('in English, “$text” is no matter of $rule', ({ text }) => {
  expect(faultsInText(text, english)).toEqual([]);
});
test.each(cases(inNorwegian, 'strikes'))(
  'in Norwegian, nobody gave a reason for «$text» ($rule)',
  ({ rule, text }) => {
    expect(faultsInText(text, norwegian).map((fault) => fault.rule)).toContain(rule);
  },
);
test.each(cases(inNorwegian, 'innocent'))('in Norwegian, «$text» is no matter of $rule', ({ text }) => {
  expect(faultsInText(text, norwegian)).toEqual([]);
});

test.each([
  ['English', 'That job you keep putting off?'],
  ['English', 'Plumbing can be fun.'],
  ['English', 'We are here 👋'],
  ['Norwegian', 'Den jobben du stadig utsetter?'],
  ['Norwegian', 'Rør kan være gøy.'],
  ['Norwegian', 'Vi er her 👋'],
] as const)('%s: whoever has water on the floor does not read “%s”', (language, text) => {
  const calm = givenBy({ ...plumber, language });
  const grave = givenBy({ ...plumber, language, productService: burst });
  expect(faultsInText(text, calm)).toEqual([]);
  expect(faultsInText(text, grave)).toMatchObject([{ rule: 'mood' }]);
});
test.each([
  ['English', 'Turn the water off, and call us.'],
  ['English', 'We come tonight.'],
  ['English', 'Water where it should not be?'],
  ['Norwegian', 'Steng vannet, og ring oss.'],
  ['Norwegian', 'Vi kommer i natt.'],
  ['Norwegian', 'Vann der det ikke skal være?'],
] as const)('%s: “%s” fits a burst pipe', (language, text) => {
  expect(faultsInText(text, givenBy({ ...plumber, language, productService: burst }))).toEqual([]);
});

test('what the person says themselves may be said', () => {
  const given = givenBy({
    ...plumber,
    offerDescription:
      'Free check until Friday. 5 year warranty. 20% off, only at our shop. The best in town.',
    sellingPoints: ['More than 500 customers', 'We answer within two hours'],
  });
  for (const text of [
    'Free check.',
    'Only until Friday: hurry.',
    '5 years of warranty.',
    '20% off.',
    'Only at our shop.',
    'The best in town.',
    '500 customers.',
    'Two hours, and we answer.',
  ])
    expect({ text, faults: faultsInText(text, given) }).toEqual({ text, faults: [] });
  expect(faultsInText('Until Sunday.', given)).toMatchObject([{ rule: 'deadline', words: 'Until Sunday' }]);
});

test('a price of nothing is free', () => {
  expect(faultsInText('Free.', givenBy({ ...plumber, campaignPriceMinor: 0 }))).toEqual([]);
});

const watched = {
  voice: { wordsToAvoid: [] },
  law: { advice: [], faultsOf: () => [], isForbidden: () => false },
};
const ad = {
  tone: 'urgency',
  headline: 'Last chance: heating check-up',
  primaryText: 'Is your heating ready for the frost? This offer ends soon. Only at Bergen Rør.',
  description: 'Save 34%',
  callToAction: 'SIGN_UP',
};

test('the model is told what is wrong with its ad, of one field only where one was asked for', () => {
  const { faultOf } = editorFor(plumber, watched);
  expect(faultOf(ad)).toContain('its headline says "Last chance": urgency the facts do not give');
  expect(faultOf(ad, 'description')).toBe(
    'its description says "34%": a figure that is not among the facts, or is rounded up',
  );
});

test('an ad that cannot be said otherwise keeps what is right, and the person’s own words fill the rest', () => {
  const { faultOf, mend } = editorFor(plumber, watched);
  const mended = mend(ad, []);
  expect(mended).toEqual({
    ...ad,
    headline: 'Heating check-up: Bergen Rør',
    primaryText: 'Is your heating ready for the frost?',
    description: '',
  });
  expect(faultOf(mended)).toBeUndefined();
  const another = mend({ ...ad, primaryText: 'Last chance.' }, [mended]);
  expect(another).toMatchObject({ headline: 'Heating check-up', primaryText: plumber.offerDescription });
});
