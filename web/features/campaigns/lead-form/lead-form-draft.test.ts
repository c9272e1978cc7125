import { expect, test } from 'vitest';
import { textInChange } from '#web/features/compliance/text-in-change.ts';
import { readLeadForm, shownForm, startLeadForm, withWords } from './lead-form-draft.ts';

const known = {
  title: 'Winter check',
  businessName: 'Bergen Rør',
  productService: 'Heating check-up',
  websiteUrl: 'bergenror.example',
  language: 'English' as const,
};
const place = { pageId: '1', language: 'English' as const };

test('a new form only wants a link to the privacy policy', () => {
  const draft = startLeadForm(known, []);
  expect(readLeadForm(draft, place).wrong).toEqual(['privacyPolicyUrl']);
  const { form } = readLeadForm({ ...draft, privacyPolicyUrl: 'bergenror.example/privacy' }, place);
  expect(form).toMatchObject({
    name: 'Winter check',
    intro: { headline: 'Interested in Heating check-up?' },
    privacyPolicyUrl: 'https://bergenror.example/privacy',
    thankYou: { websiteUrl: 'https://bergenror.example' },
  });
});

test('the texts are in the language of the ads', () => {
  const draft = startLeadForm({ ...known, language: 'Norwegian' }, []);
  expect([draft.headline, draft.thankYouTitle]).toEqual(['Interessert i Heating check-up?', 'Takk!']);
});

test('the name is one the page does not have yet', () => {
  expect(startLeadForm(known, ['Winter check', 'Winter check 2']).name).toBe('Winter check 3');
});

test('a headline too long for Facebook makes room for a short one', () => {
  expect(startLeadForm({ ...known, productService: 'a'.repeat(60) }, []).headline).toBe('Interested?');
});

test('whatever is not right is named', () => {
  const draft = { ...startLeadForm(known, []), name: ' ', questions: [], websiteUrl: '', thankYouText: '' };
  expect(readLeadForm(draft, place).wrong).toEqual(
    expect.arrayContaining(['name', 'questions', 'privacyPolicyUrl', 'thankYouText', 'websiteUrl']),
  );
});

test('empty questions of one’s own are not asked, and an intro may be left out', () => {
  const draft = {
    ...startLeadForm(known, []),
    privacyPolicyUrl: 'https://bergenror.example/privacy',
    ownQuestions: ['', 'When does it suit you?'],
    headline: '',
    intro: '',
  };
  expect(readLeadForm(draft, place).form).toMatchObject({
    ownQuestions: ['When does it suit you?'],
    intro: null,
  });
});

test.each([
  'intro.headline',
  'intro.text',
  'ownQuestions.1',
  'thankYou.title',
  'thankYou.text',
  'thankYou.button',
])('other words for %s stand where the law looks for them', (field) => {
  const draft = { ...startLeadForm(known, []), ownQuestions: ['How old is it?', 'When does it suit?'] };
  const shown = shownForm(withWords(draft, field, 'Other words'), place);
  expect(textInChange(shown, field)).toBe('Other words');
});
