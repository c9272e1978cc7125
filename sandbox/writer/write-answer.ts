import { createHash, randomBytes } from 'node:crypto';

import type { Fields } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { type Brief, readBrief } from './brief.ts';
import { lengthsAsked } from './ad-parts.ts';
import { forgetsLaw, unlawfulText } from './break-law.ts';
import { writeAds } from './copywriter.ts';
import { fillSchema } from './fill-schema.ts';
import type { Message } from './message-stream.ts';
import { answersIn, formOf, type MessagesRequest, promptOf, tokensIn, tokensOf } from './messages-request.ts';
import { readPages } from './pages/read-pages.ts';
import { findPages, type WebsitePages } from './pages/website-pages.ts';
import { rewordText } from './reword.ts';
import { findStruck, type StruckText } from './struck-text.ts';

const practiceModel = 'practice-writer';

/** What the practice writer answers: what a website says, a text in other words, or ads where it finds a brief. */
export function writeAnswer(world: World, request: MessagesRequest): Message {
  const prompt = promptOf(request);
  const pages = findPages(prompt);
  if (pages) return answerPages(world, pages, request);
  const struck = findStruck(prompt);
  return struck ? answerStruck(world, struck, request) : answerBrief(world, prompt, request);
}

function answerPages(world: World, pages: WebsitePages, request: MessagesRequest): Message {
  const text = JSON.stringify(readPages(world, pages, formOf(request).schema));
  const [first] = pages.pages;
  return keep(world, request, { website: first?.url ?? '', language: pages.language, text });
}

function answerStruck(world: World, struck: StruckText, request: MessagesRequest): Message {
  const { language } = struck;
  const isForgotten = forgetsLaw(world, promptOf(request));
  const text = JSON.stringify({ text: isForgotten ? unlawfulText(language) : rewordText(struck) });
  return keep(world, request, { struckText: struck.text, language, text });
}

function answerBrief(world: World, prompt: string, request: MessagesRequest): Message {
  const { store } = world;
  const form = formOf(request);
  const brief = readBrief(prompt);
  const subject = createHash('sha256')
    .update(JSON.stringify(brief?.facts ?? prompt))
    .digest('hex');
  const turn = store.list('message', { parent: subject }).length;
  const before = `${prompt}\n${answersIn(request)}`;
  const facts = brief?.facts ?? readBrief('Business: the practice writer')?.facts;
  if (!facts) throw new Error('A brief with a business has facts.');
  const whole = form.schema
    ? JSON.stringify(
        fillSchema(form.schema, {
          facts,
          turn,
          before,
          asked: lengthsAsked(prompt),
          count: brief?.count,
          forgetsLaw: forgetsLaw(world, prompt),
        }),
      )
    : brief
      ? writeFreely(brief, { turn, before }, /\bjson\b/i.test(prompt))
      : 'This is the practice writer. It writes ads: tell it the business, what it sells, its selling points, price and place.';

  const { businessName, language } = facts;
  return keep(world, request, { businessName, language, text: whole }, subject);
}

interface Answered extends Fields {
  text: string;
}

function keep({ store, clock }: World, request: MessagesRequest, answered: Answered, parent = ''): Message {
  const id = `msg_practice_${randomBytes(9).toString('hex')}`;
  const at = new Date(clock.now()).toISOString();
  store.insert({ id, kind: 'message', parent, fields: { at, ...answered } });
  return end(answered.text, request, {
    id,
    model: practiceModel,
    tool: formOf(request).tool,
    inputTokens: tokensIn(request),
  });
}

function writeFreely(
  { facts, count, only }: Brief,
  order: { turn: number; before: string },
  asJson: boolean,
): string {
  const length = count ?? facts.tones.length;
  const tones = Array.from(
    { length },
    (_none, place) => facts.tones[place % facts.tones.length] ?? 'friendly',
  );
  const ads = writeAds({ ...facts, tones }, order);
  if (only) return ads[0]?.[only] ?? '';
  if (asJson) return JSON.stringify({ ads });
  return ads
    .map(
      ({ tone, headline, primaryText, description, callToAction }) =>
        `Tone: ${tone}\nHeadline: ${headline}\nPrimary text: ${primaryText}\nDescription: ${description}\nButton: ${callToAction}`,
    )
    .join('\n\n');
}

/** Where the answer ends: when all is said, at a word the caller named, or when its tokens are used up. */
function end(
  whole: string,
  { max_tokens: most, stop_sequences: stops = [] }: MessagesRequest,
  message: Pick<Message, 'id' | 'model' | 'tool' | 'inputTokens'>,
): Message {
  const stop = stops
    .map((sequence) => ({ sequence, place: sequence ? whole.indexOf(sequence) : -1 }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)[0];
  const said = stop && !message.tool ? whole.slice(0, stop.place) : whole;
  if (tokensOf(said) > most) {
    const text = said.slice(0, Math.floor(most * 3.8)).toWellFormed();
    return { ...message, text, stopReason: 'max_tokens', stopSequence: null, outputTokens: most };
  }
  const natural = message.tool ? 'tool_use' : stop ? 'stop_sequence' : 'end_turn';
  const stopSequence = natural === 'stop_sequence' ? (stop?.sequence ?? null) : null;
  return { ...message, text: said, stopReason: natural, stopSequence, outputTokens: tokensOf(said) };
}
