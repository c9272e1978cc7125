import { type Fields, isMap, listOf, mapOf, textOf } from '#sandbox/json.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import {
  flag,
  list,
  map,
  oneOf,
  type Params,
  parsed,
  readParams,
  required,
  text,
} from '#sandbox/meta/graph/params.ts';
import { formLocales, questionTypes } from '#sandbox/meta/graph/vocabulary.ts';

const longestLinkText = 70;
const cardStyles = ['PARAGRAPH_STYLE', 'LIST_STYLE'];
const thankYouButtons = ['VIEW_WEBSITE', 'VIEW_ON_FACEBOOK', 'CALL_BUSINESS', 'DOWNLOAD', 'NONE'];

const shapes: Params = {
  name: required(text),
  questions: required(list),
  privacy_policy: map,
  follow_up_action_url: text,
  locale: oneOf(formLocales),
  context_card: map,
  thank_you_page: map,
  custom_disclaimer: map,
  is_optimized_for_quality: flag,
  question_page_custom_headline: text,
  tracking_parameters: map,
  block_display_for_non_targeted_viewer: flag,
  allow_organic_lead_retrieval: flag,
  is_phone_sms_verify_enabled: flag,
  should_enforce_work_email: flag,
};

/** A new form as it is kept; refused at the first thing that is wrong with it. */
export function readLeadForm(sent: Fields): Fields {
  const draft = readParams(sent, shapes);
  const questions = readQuestions(draft['questions'], textOf(draft['locale']));
  const { url, link_text: linkText } = mapOf(draft['privacy_policy']);
  if (!isWebAddress(url)) throw new GraphError('legalContentMissing');
  if (textOf(linkText).length > longestLinkText)
    throw mustBe('privacy_policy[link_text]', `at most ${longestLinkText} characters`);
  if (!draft['follow_up_action_url']) throw new GraphError('required', { name: 'follow_up_action_url' });
  if (!isWebAddress(draft['follow_up_action_url'])) throw mustBe('follow_up_action_url', 'a valid URL');
  checkCard(draft['context_card']);
  checkThankYou(draft['thank_you_page']);
  checkDisclaimer(draft['custom_disclaimer']);
  return { locale: 'EN_US', ...draft, questions, status: 'ACTIVE' };
}

function readQuestions(given: unknown, locale: string): Fields[] {
  const questions = listOf(given).map((question, place) => readQuestion(question, place, locale));
  if (questions.length === 0) throw new GraphError('required', { name: 'questions' });
  const keys = questions.map(({ key }) => key);
  const twice = keys.findIndex((key, place) => keys.indexOf(key) !== place);
  if (twice >= 0) throw mustBe(`questions[${twice}][key]`, 'unique');
  return questions;
}

function readQuestion(given: unknown, place: number, locale: string): Fields {
  const question = parsed(given);
  const name = (part: string) => `questions[${place}][${part}]`;
  if (!isMap(question) || question['type'] === undefined)
    throw new GraphError('required', { name: name('type') });
  const type = textOf(question['type']);
  if (!questionTypes.includes(type)) throw mustBeOneOf(name('type'), questionTypes);
  const label = textOf(question['label']);
  if (type === 'CUSTOM' && !label) throw new GraphError('required', { name: name('label') });
  const options =
    question['options'] === undefined ? undefined : readOptions(question['options'], name('options'));
  const key =
    textOf(question['key']) || (type === 'CUSTOM' ? slug(label) : (answerKeys[type] ?? type.toLowerCase()));
  const said = label || usualLabel(type, locale) || type;
  return { id: String(place + 1), type, key, label: said, ...(options && { options }) };
}

function readOptions(given: unknown, name: string): Fields[] {
  if (!Array.isArray(given)) throw mustBe(name, 'an array');
  return given.map((option: unknown, place) => {
    const { value, key } = mapOf(option);
    if (!textOf(value)) throw new GraphError('required', { name: `${name}[${place}][value]` });
    return { value: textOf(value), key: textOf(key) || slug(textOf(value)) };
  });
}

function checkCard(card: unknown): void {
  if (card === undefined) return;
  const { title, style, content } = mapOf(card);
  if (!textOf(title)) throw new GraphError('required', { name: 'context_card[title]' });
  if (style !== undefined && !cardStyles.includes(textOf(style)))
    throw mustBeOneOf('context_card[style]', cardStyles);
  if (content !== undefined && !Array.isArray(content)) throw mustBe('context_card[content]', 'an array');
}

function checkThankYou(page: unknown): void {
  if (page === undefined) return;
  const { title, button_type: button, website_url: website, business_phone_number: phone } = mapOf(page);
  const name = (part: string) => `thank_you_page[${part}]`;
  if (!textOf(title)) throw new GraphError('required', { name: name('title') });
  if (button !== undefined && !thankYouButtons.includes(textOf(button)))
    throw mustBeOneOf(name('button_type'), thankYouButtons);
  if (button === 'VIEW_WEBSITE' && !isWebAddress(website))
    throw new GraphError('required', { name: name('website_url') });
  if (button === 'CALL_BUSINESS' && !textOf(phone))
    throw new GraphError('required', { name: name('business_phone_number') });
}

function checkDisclaimer(disclaimer: unknown): void {
  if (disclaimer === undefined) return;
  const { title, body, checkboxes } = mapOf(disclaimer);
  if (!textOf(title)) throw new GraphError('required', { name: 'custom_disclaimer[title]' });
  if (!textOf(mapOf(body)['text']))
    throw new GraphError('required', { name: 'custom_disclaimer[body][text]' });
  for (const [place, checkbox] of listOf(checkboxes).entries())
    if (!textOf(mapOf(checkbox)['text']))
      throw new GraphError('required', { name: `custom_disclaimer[checkboxes][${place}][text]` });
}

function isWebAddress(address: unknown): boolean {
  return /^https?:$/.test(URL.parse(textOf(address))?.protocol ?? '');
}

/** Where the name of an answer differs from the name of its question. */
const answerKeys: Record<string, string> = { PHONE: 'phone_number', DOB: 'date_of_birth', ZIP: 'zip_code' };

function slug(label: string): string {
  return label.toLowerCase().trim().replaceAll(/\s+/g, '_');
}

/** What a question of a kind says when nobody gave it a label: in English, and in Norwegian. */
const labels: Record<string, [english: string, norwegian: string]> = {
  FULL_NAME: ['Full name', 'Fullt navn'],
  FIRST_NAME: ['First name', 'Fornavn'],
  LAST_NAME: ['Last name', 'Etternavn'],
  EMAIL: ['Email', 'E-post'],
  PHONE: ['Phone number', 'Telefonnummer'],
  STREET_ADDRESS: ['Street address', 'Gateadresse'],
  CITY: ['City', 'By'],
  STATE: ['State', 'Fylke'],
  PROVINCE: ['Province', 'Provins'],
  COUNTRY: ['Country', 'Land'],
  ZIP: ['Zip code', 'Postnummer'],
  POST_CODE: ['Post code', 'Postnummer'],
  DOB: ['Date of birth', 'Fødselsdato'],
  GENDER: ['Gender', 'Kjønn'],
  MARITAL_STATUS: ['Marital status', 'Sivilstatus'],
  RELATIONSHIP_STATUS: ['Relationship status', 'Sivilstatus'],
  COMPANY_NAME: ['Company name', 'Firmanavn'],
  JOB_TITLE: ['Job title', 'Stillingstittel'],
  WORK_EMAIL: ['Work email', 'E-post på jobben'],
  WORK_PHONE_NUMBER: ['Work phone number', 'Telefonnummer på jobben'],
};

/** The words Meta puts on a question that it fills in itself. */
function usualLabel(type: string, locale: string): string | undefined {
  return labels[type]?.[locale === 'NB_NO' ? 1 : 0];
}
