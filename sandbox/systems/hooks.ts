import { randomUUID } from 'node:crypto';
import { at, isMap, listOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import type { Asked, System, Trouble } from './system.ts';

const plain = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain', ...headers } });

function keep({ store }: World, system: string, { path, json }: Pick<Asked, 'path' | 'json'>): void {
  store.insert({ kind: `${system}-message`, fields: { path, body: json } });
}

/** What is behind that is left out, and nobody is told: https://api.slack.com/changelog/2018-04-truncating-really-long-messages */
const slackSigns = 40_000;
/** "Request Entity too large": https://learn.microsoft.com/connectors/teams, "Message size limit". */
const teamsBytes = 28 * 1024;

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export const slack: System = {
  answer(world, asked) {
    const [, workspace, app, token] = /^\/services\/(T\w+)\/(B\w+)\/(\w+)$/.exec(asked.path) ?? [];
    if (asked.method !== 'POST' || !workspace || !app || !token) return plain('no_service', 404);
    if (token === 'archived') return plain('channel_is_archived', 410);
    if (!isMap(asked.json)) return plain('invalid_payload', 400);
    const text = textOf(asked.json['text']);
    if (!text && !asked.json['blocks']) return plain('no_text', 400);
    keep(world, 'slack', { path: asked.path, json: { ...asked.json, text: text.slice(0, slackSigns) } });
    return plain('ok', 200);
  },
  fail: ({ status, message, headers }) =>
    plain(message ?? (status === 429 ? 'rate_limited' : 'server_error'), status, headers),
};

/** A workflow that is started by a webhook request; what it takes is a message with one adaptive card or more. */
export const teams: System = {
  answer(world, asked) {
    if (asked.method !== 'POST' || !/workflows|webhookb2/.test(asked.path))
      return teams.fail({ status: 404 });
    if (Buffer.byteLength(asked.text) > teamsBytes)
      return teams.fail({ status: 413, message: 'Request Entity too large' });
    const cards = listOf(at(asked.json, 'attachments')).filter(
      (each) => at(each, 'contentType') === 'application/vnd.microsoft.card.adaptive',
    );
    const isCard = cards.some((each) => at(each, 'content.type') === 'AdaptiveCard');
    if (!isCard)
      return teams.fail({ status: 400, message: 'The request content is not a message with a card.' });
    keep(world, 'teams', asked);
    return new Response(null, { status: 202 });
  },
  fail({ status, message = 'The workflow could not be triggered.', headers = {} }: Trouble) {
    return Response.json({ error: { code: 'WorkflowTriggerFailed', message } }, { status, headers });
  },
};

/** Zapier's "catch hook": it takes anything, and says nothing of what becomes of it. */
export const zapier: System = {
  answer(world, asked) {
    if (!/^\/hooks\/catch\/\d+\/\w+\/?$/.test(asked.path)) return zapier.fail({ status: 404 });
    keep(world, 'zapier', asked);
    const told = switchOf(world, 'hook_answer');
    if (told === 'nothing') return new Response(null, { status: 204 });
    if (told === 'text') return plain('Accepted', 200);
    const [id, attempt] = [randomUUID(), randomUUID()];
    return Response.json({ attempt, id, request_id: attempt, status: 'success' });
  },
  fail: ({ status, message = 'please unsubscribe me!', headers = {} }) =>
    Response.json({ status: 'error', message }, { status, headers }),
};
