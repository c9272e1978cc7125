import type { Lead, LeadChange } from '#contract/leads/lead.ts';
import { ORPCError } from '@orpc/client';
import { useSyncExternalStore } from 'react';
import { serverIn } from '#web/api.ts';
import { keptHere } from '#web/workspace/kept-here.ts';
import { readWhoIsHere } from '#web/workspace/who-is-here.ts';
import { beforeNextPerson } from '#web/next-person.ts';
import { lookAtLeadsAnew, putLead, showLead } from '../lead-cache.ts';
import { afterWish, type LeadWish } from './lead-wish.ts';
import { tellRefused } from './tell-refused.ts';
import { markWaiting } from './waiting-mark.ts';

/** Whose changes are sent from here, and where. */
interface Owner {
  personId: string;
  name: string;
  workspaceId: string;
}

/** A change that the server has not answered yet. It outlives the page. */
interface Kept {
  key: string;
  owner: Owner | undefined;
  /** As the server last said it is. */
  lead: Lead;
  wish: LeadWish;
  was: LeadChange['was'];
  at: number;
}

const beginning = 'lead-change ';
/** What is sent so soon is dated by the server, whose clock is right. */
const lateMs = 60_000;
const tryAgainMs = { first: 3000, most: 60_000 };

let owner: Owner | undefined;
let queue: readonly Kept[] = [];
let isSending = false;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
const written = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

beforeNextPerson(() => {
  owner = undefined;
  setQueue([]);
});

/** Shows a change at once, keeps it here and sends it, in the order it was said. What the server refuses is taken back, and the person is told why. */
export function changeLead(lead: Lead, wish: LeadWish, { overOthers = false } = {}): void {
  const shown = withChanges(lead);
  const at = Date.now();
  const before = queue.findLast((each) => each.lead.id === lead.id)?.lead ?? lead;
  const was = {
    ...(!overOthers && afterWish(shown, wish, sayer(at)).status !== shown.status && { status: shown.status }),
    ...(wish.note !== undefined && { note: shown.note }),
  };
  const key = `${beginning}${at} ${crypto.randomUUID()}`;
  const change: Kept = { key, owner, lead: before, wish, was, at };
  written.set(key, keptHere.write(key, change));
  setQueue([...queue, change]);
  markWaiting(true);
  showLead(withChanges(lead));
  void sendChanges();
}

/** Sends what was said here before and could not be sent, once it is known who is here. */
export async function beginChanges(here: Owner): Promise<void> {
  owner = here;
  const known = new Set(queue.map(({ key }) => key));
  const found = await keptHere.list<Kept>(beginning);
  const others = found.filter((each) => each.owner && each.owner.personId !== here.personId);
  for (const { key } of others) await keptHere.remove(key);
  const mine = found.filter(
    (each) => each.owner?.workspaceId === here.workspaceId && !others.includes(each) && !known.has(each.key),
  );
  if (mine.length > 0) setQueue([...mine, ...queue]);
  showChanges();
  await sendChanges();
}

/** The lead as it will be once everything said of it is sent. */
function withChanges(lead: Lead): Lead {
  return queue
    .filter((each) => each.lead.id === lead.id)
    .reduce((shown, { wish, at }) => afterWish(shown, wish, sayer(at)), lead);
}

/** Shows what was said over what the server still says. */
export function showChanges(): void {
  for (const id of new Set(queue.map(({ lead }) => lead.id))) putLead(id, withChanges);
}

/** Whether what is on screen is ahead of the server. */
export function isBeingChanged({ id }: Pick<Lead, 'id'>): boolean {
  return queue.some(({ lead }) => lead.id === id);
}

/** How many changes wait here for a line. */
export function useWaitingChanges(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queue.length,
    () => 0,
  );
}

export async function sendChanges(): Promise<void> {
  // Without a line nothing is tried: whoever hears that there is one calls again.
  if (isSending || globalThis.navigator?.onLine === false) return;
  isSending = true;
  clearTimeout(retry);
  try {
    // Of several windows one sends at a time, and none what another has sent.
    const send = async () => {
      for (let [first] = queue; first && (await sendOne(first)); [first] = queue);
    };
    await (globalThis.navigator?.locks ? navigator.locks.request('adfjord-lead-changes', send) : send());
  } finally {
    isSending = false;
  }
}

/** Whether to go on: what nobody has answered waits for a line, and all that was said after it. */
async function sendOne(change: Kept): Promise<boolean> {
  const { key, lead, wish, was, at } = change;
  await written.get(key);
  let latest = lead;
  if (await keptHere.read(key))
    try {
      if (await isOfAnother(change)) {
        // It waits for whoever said it.
        setQueue([]);
        return false;
      }
      const doneAt = Date.now() - at > lateMs ? { doneAt: new Date(at).toISOString() } : {};
      latest = await serverIn(change.owner?.workspaceId).leads.update({
        id: lead.id,
        ...wish,
        was,
        ...doneAt,
      });
      failures = 0;
    } catch (error) {
      if (isCut(error)) {
        failures += 1;
        const pauseMs = Math.min(tryAgainMs.first * 2 ** (failures - 1), tryAgainMs.most);
        retry = setTimeout(() => void sendChanges(), pauseMs);
        return false;
      }
      tellRefused({ lead, wish, error, again: (how) => changeLead(latest, wish, how) });
    }
  await keptHere.remove(key);
  written.delete(key);
  const rest = queue.filter((each) => each !== change);
  setQueue(rest.map((each) => (each.lead.id === latest.id ? { ...each, lead: latest } : each)));
  showLead(withChanges(latest));
  // What was said in another workspace waits on.
  if (queue.length === 0) markWaiting((await keptHere.list(beginning)).length > 0);
  if (!isBeingChanged(latest)) lookAtLeadsAnew();
  return true;
}

/** Whether somebody else has signed in since, in another tab. */
async function isOfAnother({ owner: theirs, at }: Kept): Promise<boolean> {
  if (!theirs || (failures === 0 && Date.now() - at < lateMs)) return false;
  const personId = await readWhoIsHere();
  return personId !== undefined && personId !== theirs.personId;
}

/** No answer at all, nobody signed in for the moment, or a server that is not there for the moment. */
function isCut(error: unknown): boolean {
  if (!(error instanceof ORPCError)) return error instanceof TypeError;
  return error.code === 'NOT_SIGNED_IN' || [429, 502, 503, 504].includes(error.status);
}

function sayer(at: number) {
  return { at, me: owner?.name ?? '' };
}

function setQueue(changes: readonly Kept[]): void {
  queue = changes;
  for (const listener of listeners) listener();
}
