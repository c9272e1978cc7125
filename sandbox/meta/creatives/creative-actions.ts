import { type Fields, isMap, mapOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { creativeFailed, GraphError, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import { callsToAction } from '#sandbox/meta/graph/vocabulary.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { checkLink } from './creative-links.ts';

const leadButtons = ['APPLY_NOW', 'DOWNLOAD', 'GET_QUOTE', 'LEARN_MORE', 'SIGN_UP', 'SUBSCRIBE'];
/** Seen in Ads Manager with lead forms; whether the API takes them is not known. */
const moreLeadButtons = ['GET_OFFER', 'BOOK_NOW', 'CONTACT_US', 'REQUEST_TIME', 'ORDER_NOW'];

/** Buttons that do something else than lead to a website. */
const withoutLink =
  'AUDIO_CALL CALL CALL_ME CALL_NOW CHAT_NOW CHAT_WITH_US FOLLOW_PAGE FOLLOW_USER GET_DIRECTIONS LIKE_PAGE MESSAGE_PAGE NO_BUTTON START_A_CHAT VIDEO_CALL WHATSAPP_MESSAGE'.split(
    ' ',
  );

/** The button of an ad; `path` is where it stands in the creative. */
export function checkAction(world: World, given: unknown, path: string): void {
  if (given === undefined) return;
  if (!isMap(given)) throw new GraphError('actionUnparsable', {}, path);
  const type = textOf(given['type']);
  if (!callsToAction.includes(type)) throw mustBeOneOf(`${bracketed(path)}[type]`, callsToAction);
  const value = given['value'] ?? {};
  if (!isMap(value)) throw new GraphError('actionUnparsable', {}, path);
  if (textOf(value['lead_gen_form_id'])) checkLeadButton(world, type, path);
  if (type === 'CALL_NOW') checkPhone(value, path);
  else if (type === 'WHATSAPP_MESSAGE') checkWhatsApp(value, path);
  else if (value['link'] !== undefined) checkLink(world, value['link'], `${path}.value.link`);
}

/** The address or the form a button leads to; a few kinds need neither. */
export function leadsSomewhere(action: unknown): boolean {
  const { type, value } = mapOf(action);
  const { link, lead_gen_form_id: form } = mapOf(value);
  return withoutLink.includes(textOf(type)) || textOf(link) !== '' || textOf(form) !== '';
}

function checkLeadButton(world: World, type: string, path: string): void {
  const allowed =
    switchOf(world, 'lead_form_buttons') === 'also-seen' ? [...leadButtons, ...moreLeadButtons] : leadButtons;
  if (!allowed.includes(type))
    throw creativeFailed(
      `The button ${type} cannot be used with an instant form. Use one of ${allowed.join(', ')}.`,
      `${path}.type`,
    );
}

function checkPhone(value: Fields, path: string): void {
  if (value['phone_number'] !== undefined)
    throw new GraphError('actionUnparsable', {}, `${path}.value.phone_number`);
  if (!/^tel:\+?[\d\s()-]{3,}$/.test(textOf(value['link'])))
    throw new GraphError('actionUnparsable', {}, `${path}.value.link`);
}

function checkWhatsApp(value: Fields, path: string): void {
  if (value['app_destination'] !== 'WHATSAPP') throw new GraphError('whatsAppButton', {}, `${path}.value`);
}

/** `a.b.c` as the parameter layer writes it: `a[b][c]`. */
function bracketed(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return [first, ...rest.map((part) => `[${part}]`)].join('');
}
