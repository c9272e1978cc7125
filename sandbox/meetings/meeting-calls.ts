import { createHash, randomBytes, randomInt } from 'node:crypto';

import * as z from 'zod';

import { parseJson, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { ZoomError } from './zoom-error.ts';

/** The one person of the practice account. */
const host = { id: 'KDcuGIm1QgePTO8WbOqwIQ', email: 'support@adfjord.example' };
const meetingsADay = 100;

/** https://developers.zoom.us/docs/api/meetings/#tag/meetings/POST/users/{userId}/meetings */
const NewMeeting = z.looseObject({
  topic: z.string().max(200).default('Zoom Meeting'),
  type: z.literal([1, 2, 3, 8, 10]).default(2),
  start_time: z
    .string()
    .refine((time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time) && !Number.isNaN(Date.parse(time)))
    .optional(),
  duration: z.int().min(1).max(1440).default(60),
  timezone: z.string().max(60).default('Europe/Oslo'),
  agenda: z.string().max(2000).optional(),
  password: z.string().max(10).optional(),
  settings: z.record(z.string(), z.unknown()).default({}),
});

export function createMeeting(world: World, userId: string, body: Uint8Array): Response {
  if (!['me', host.id, host.email].includes(userId)) throw new ZoomError('noUser', { what: userId });
  const parsed = NewMeeting.safeParse(readObject(body));
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path }) => ({
      field: path.join('.'),
      message: 'Invalid field.',
    }));
    throw new ZoomError('invalid', { errors });
  }
  const { store, clock } = world;
  const now = new Date(clock.now()).toISOString().slice(0, 19);
  const today = store
    .list('meeting')
    .filter(({ fields }) => textOf(fields['created_at']).startsWith(now.slice(0, 10)));
  if (today.length >= meetingsADay)
    throw new ZoomError('tooManyMeetings', { what: String(meetingsADay), now: clock.now() });

  const {
    settings,
    password = randomBytes(4).toString('base64url'),
    start_time: wished,
    ...meeting
  } = parsed.data;
  const id = newNumber(world);
  const isScheduled = meeting.type === 2 || meeting.type === 8;
  const thing = store.insert({
    id: `meeting:${id}`,
    kind: 'meeting',
    fields: {
      uuid: randomBytes(16).toString('base64'),
      id,
      host_id: host.id,
      host_email: host.email,
      ...meeting,
      status: 'waiting',
      ...(isScheduled && {
        start_time: wished ? `${new Date(wished).toISOString().slice(0, 19)}Z` : `${now}Z`,
      }),
      created_at: `${now}Z`,
      password,
      settings: { ...defaultSettings, ...settings },
    },
  });
  return Response.json(present(world, thing), { status: 201 });
}

export function readMeeting(world: World, id: string): Response {
  return Response.json(present(world, getMeeting(world, id)));
}

export function deleteMeeting(world: World, id: string): Response {
  world.store.remove(getMeeting(world, id).id);
  return new Response(null, { status: 204 });
}

export function findMeeting({ store }: World, id: string): Thing | undefined {
  const thing = store.find(`meeting:${id}`);
  return thing?.kind === 'meeting' ? thing : undefined;
}

/** The passcode as it stands in the link: a person who follows the link need not type it. */
export function passcodeInLink({ fields }: Thing): string {
  return createHash('sha256').update(textOf(fields['password'])).digest('base64url').slice(0, 32);
}

function getMeeting(world: World, id: string): Thing {
  if (!/^\d{9,12}$/.test(id)) throw new ZoomError('badMeetingId');
  const thing = findMeeting(world, id);
  if (!thing) throw new ZoomError('noMeeting', { what: id });
  return thing;
}

const defaultSettings = {
  host_video: false,
  participant_video: false,
  join_before_host: false,
  mute_upon_entry: false,
  waiting_room: true,
  audio: 'both',
  auto_recording: 'none',
};

function present({ publicUrl }: World, thing: Thing): Record<string, unknown> {
  const id = textOf(thing.fields['id']);
  const code = passcodeInLink(thing);
  return {
    ...thing.fields,
    start_url: `${publicUrl}/meetings/s/${id}?zak=practice&pwd=${code}`,
    join_url: `${publicUrl}/meetings/j/${id}?pwd=${code}`,
    encrypted_password: code,
  };
}

/** Eleven digits, as Zoom's own; they fit a JavaScript number. */
function newNumber(world: World): number {
  const id = randomInt(80_000_000_000, 89_999_999_999);
  return findMeeting(world, String(id)) ? newNumber(world) : id;
}

function readObject(body: Uint8Array): unknown {
  let read: unknown;
  try {
    read = parseJson(new TextDecoder().decode(body));
  } catch {
    throw new ZoomError('noJson');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new ZoomError('noJson');
  return read;
}
