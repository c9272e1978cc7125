import { html } from 'hono/html';

import { textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { sheet } from '#sandbox/page-style.ts';
import { findMeeting, passcodeInLink } from './meeting-calls.ts';

/** Where a meeting's link leads: nobody ever comes, and the page says so. */
export async function waitingRoom(world: World, url: URL): Promise<Response> {
  const [door, id = ''] = url.pathname.split('/').slice(2);
  const meeting = findMeeting(world, id);
  if (!meeting)
    return show(
      404,
      'This meeting is not there',
      'It was never made, or it has been deleted. Ask for a new link.',
    );
  if (url.searchParams.get('pwd') !== passcodeInLink(meeting))
    return show(
      403,
      'The link is not complete',
      'Its passcode is missing or wrong. Copy the whole link and try again.',
    );
  const topic = textOf(meeting.fields['topic']);
  return door === 's'
    ? show(
        200,
        topic,
        'You are the host. Nobody else is here, and nobody will come: this meeting is make-believe.',
      )
    : show(200, topic, 'Please wait. In a real meeting, the host would now let you in.', meeting.fields);
}

async function show(
  status: number,
  title: string,
  words: string,
  meeting?: Record<string, unknown>,
): Promise<Response> {
  const body = html`<main class="narrow">
    <p class="badge">Practice: this meeting is not real</p>
    <h1>${title}</h1>
    <p>${words}</p>
    ${
      meeting
        ? html`<div class="waiting" role="img" aria-label="Waiting"><i></i><i></i><i></i></div>
            <p class="quiet">
              Meeting ${spaced(textOf(meeting['id']))} · ${textOf(meeting['duration'])} minutes<br />
              ${textOf(meeting['start_time']).replace('T', ' ').replace('Z', ' UTC')}
            </p>`
        : ''
    }
    <p class="quiet">There is no camera, no sound and nobody behind this page. You may close it.</p>
  </main>`;
  return new Response(String(await sheet(title, body)), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

function spaced(number: string): string {
  return number.replace(/^(\d{3})(\d{4})(\d+)$/, '$1 $2 $3');
}
