import { createHash, randomBytes } from 'node:crypto';

import type { World } from '#sandbox/memory/world.ts';
import { type Brief, readBrief } from './brief.ts';
import { lengthsAsked } from './ad-parts.ts';
import { writeAds } from './copywriter.ts';
import { fillSchema } from './fill-schema.ts';
import type { Message } from './message-stream.ts';
import { answersIn, formOf, type MessagesRequest, promptOf, tokensIn, tokensOf } from './messages-request.ts';

const practiceModel = 'practice-writer';

/** What the practice writer answers: ads where it finds a brief, in the form that was asked for. */
export function writeAnswer({ store, clock }: World, request: MessagesRequest): Message {
  const prompt = promptOf(request);
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
        fillSchema(form.schema, { facts, turn, before, asked: lengthsAsked(prompt), count: brief?.count }),
      )
    : brief
      ? writeFreely(brief, { turn, before }, /\bjson\b/i.test(prompt))
      : 'This is the practice writer. It writes ads: tell it the business, what it sells, its selling points, price and place.';

  const id = `msg_practice_${randomBytes(9).toString('hex')}`;
  const at = new Date(clock.now()).toISOString();
  const { businessName, language } = facts;
  store.insert({ id, kind: 'message', parent: subject, fields: { at, businessName, language, text: whole } });
  return end(whole, request, {
    id,
    model: practiceModel,
    tool: form.tool,
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
