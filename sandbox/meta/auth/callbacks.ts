import { createHmac } from 'node:crypto';

import * as z from 'zod';

import { CannotObey } from '#sandbox/control/cannot-obey.ts';
import { jsonOrNothing } from '#sandbox/json.ts';
import type { Fields } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { addDelivery, noteCallback } from '#sandbox/meta/webhooks/deliveries.ts';
import { ring } from '#sandbox/meta/webhooks/webhooks.ts';
import { appSettings } from './app-settings.ts';
import { removeGrant } from './user-tokens.ts';

const patienceMs = 10_000;

const Promised = z.object({ url: z.url({ protocol: /^https?$/ }), confirmation_code: z.string().min(1) });

export const formType = 'application/x-www-form-urlencoded';

interface Reply {
  status: number;
  text: string;
}

/** A person removes the app: every token is dead at once, and the app is told so in a moment. */
export function deauthorize(world: World, userId: string): { willBeTold: boolean } {
  const url = appSettings(world).deauthorizeUrl;
  world.store.transaction(() => {
    removeGrant(world, userId);
    if (url) addDelivery(world, { kind: 'deauthorize', url, body: signedForm(world, userId) });
  });
  ring(world);
  return { willBeTold: url !== '' };
}

/** A person wants to be forgotten: answers where the app says this can be followed, or what was wrong. */
export async function askForDeletion(world: World, userId: string): Promise<Fields> {
  const url = appSettings(world).dataDeletionUrl;
  if (!url) throw new CannotObey('The app has no "dataDeletionUrl". Set one with POST /_sandbox/app.');
  const body = signedForm(world, userId);
  const { status, text } = await post(world, url, body);
  noteCallback(world, { kind: 'delete-data', url, body, status, words: text.slice(0, 500) });
  if (status !== 200)
    throw new CannotObey(
      status === 0 ? `The app did not answer: ${text}` : `The app answered with status ${status}, not 200.`,
    );
  const promised = Promised.safeParse(jsonOrNothing(text));
  if (!promised.success)
    throw new CannotObey(
      `The app did not answer with a "url" and a "confirmation_code": ${text.slice(0, 200)}`,
    );
  return promised.data;
}

function signedForm({ clock }: World, userId: string): string {
  const issuedAt = Math.floor(clock.now() / 1000);
  const signed = signRequest({ algorithm: 'HMAC-SHA256', issued_at: issuedAt, user_id: userId });
  return new URLSearchParams({ signed_request: signed }).toString();
}

async function post({ fetch }: World, url: string, body: string): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const headers = { 'content-type': formType };
    const request = new Request(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    const response = await fetch(request);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** The signature goes over the second part exactly as it is sent. */
function signRequest(payload: Fields): string {
  const told = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', app.secret).update(told).digest('base64url')}.${told}`;
}
