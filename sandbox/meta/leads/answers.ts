import { type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { noise } from '#sandbox/meta/delivery/noise.ts';
import { describePerson, pick } from './respondents.ts';

export interface LeadAnswer {
  name: string;
  values: string[];
}

/** What one make-believe person answers to a form, as Meta hands it over: always the same for the same person. */
export function answersTo(form: Thing, person: string): LeadAnswer[] {
  const isNordic = /^(NB|DA|SV|FI)_/.test(textOf(form.fields['locale']));
  const known = describePerson(person, isNordic);
  return listOf(form.fields['questions']).map((question) => {
    const { key, type, label, options } = mapOf(question);
    const seed = `${person} ${textOf(key)}`;
    const told = known[textOf(type)];
    const value = told ?? (chosen(listOf(options), seed) || freeText(textOf(label), isNordic, seed));
    return { name: textOf(key), values: [value] };
  });
}

/** Boxes under the form's small print: those that must be ticked are, the others now and then. */
export function consentsTo(form: Thing, person: string): Fields {
  const boxes = listOf(mapOf(form.fields['custom_disclaimer'])['checkboxes']).map(mapOf);
  if (boxes.length === 0) return {};
  const isTicked = (box: Fields, key: string) => box['is_required'] === true || noise(person, key) < 0.5;
  return {
    custom_disclaimer_responses: boxes.map((box, place) => {
      const key = textOf(box['key']) || `optional_${place + 1}`;
      return { checkbox_key: key, is_checked: isTicked(box, key) ? '1' : '' };
    }),
  };
}

function chosen(options: unknown[], seed: string): string {
  return options.length > 0
    ? textOf(mapOf(options[Math.floor(noise(seed, 'option') * options.length)])['value'])
    : '';
}

interface Topic {
  words: RegExp;
  nordic: string[];
  english: string[];
}

/** What people write when they may write anything, by what the question is about. */
const topics: Topic[] = [
  {
    words: /budget|pris|price|cost|kost/i,
    nordic: ['Rundt 10 000 kr', 'Under 5 000 kr', 'Vet ikke ennå', '20 000–30 000 kr'],
    english: ['About 1,000', 'Less than 500', 'Not sure yet', '2,000 to 3,000'],
  },
  {
    words: /when|når|time|date|dato|tid/i,
    nordic: ['Så snart som mulig', 'Neste uke', 'I løpet av måneden', 'Etter ferien'],
    english: ['As soon as possible', 'Next week', 'Within a month', 'After the holidays'],
  },
  {
    words: /how many|hvor mange|antall|number of/i,
    nordic: ['1', '2', '3', '4'],
    english: ['1', '2', '3', '4'],
  },
  {
    words: /size|square|kvadrat|areal|stor/i,
    nordic: ['60 kvm', '95 kvm', '140 kvm', 'Ca. 180 kvm'],
    english: ['60 square metres', 'About 95', '140', 'Around 180'],
  },
  {
    words: /vehicle|car|bil/i,
    nordic: ['Volvo V60', 'Tesla Model Y', 'Toyota RAV4', 'VW ID.4'],
    english: ['Volvo V60', 'Tesla Model Y', 'Toyota RAV4', 'VW ID.4'],
  },
  {
    words: /^(do|are|is|have|can|er|har|kan|vil|ønsker) /i,
    nordic: ['Ja', 'Ja, gjerne', 'Nei', 'Usikker'],
    english: ['Yes', 'Yes, please', 'No', 'Not sure'],
  },
];

const anything = {
  nordic: ['Ja, gjerne', 'Så snart som mulig', 'Ring meg etter kl. 16', 'Vil gjerne vite mer om pris'],
  english: [
    'Yes, please',
    'As soon as possible',
    'Call me after 4 pm',
    'I would like to know more about prices',
  ],
};

function freeText(label: string, isNordic: boolean, seed: string): string {
  const topic = topics.find(({ words }) => words.test(label)) ?? anything;
  return pick(isNordic ? topic.nordic : topic.english, seed, 'free');
}
