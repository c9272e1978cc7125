import type { World } from '#sandbox/memory/world.ts';
import { asOne, type Incoming, type Service } from '#sandbox/outside-service.ts';
import { grantToken, needToken } from './access-tokens.ts';
import { createMeeting, deleteMeeting, readMeeting } from './meeting-calls.ts';
import { waitingRoom } from './waiting-room.ts';
import { ZoomError, zoomTrouble } from './zoom-error.ts';

/** A make-believe Zoom: the tokens of zoom.us and the meetings of api.zoom.us under one address. */
export function openMeetings(world: World): Service {
  return {
    name: 'meetings',
    open: async (incoming) => asOne(incoming, zoomTrouble, () => answer(world, incoming)),
    fail: zoomTrouble,
    state: () => ({ meetings: world.store.list('meeting').map(({ fields }) => fields) }),
  };
}

async function answer(world: World, incoming: Incoming): Promise<Response> {
  const { method, url, headers, body } = incoming;
  const call = `${method} ${url.pathname.replace(/^\/meetings/, '')}`;
  if (/^(GET|HEAD) \/[js]\//.test(call)) return waitingRoom(world, url);
  if (call === 'POST /oauth/token') return grantToken(world, incoming);
  try {
    needToken(world, headers);
    const [, user] = /^POST \/v2\/users\/([^/]+)\/meetings$/.exec(call) ?? [];
    if (user) return createMeeting(world, decoded(user), body);
    const [, verb, meeting] = /^(GET|DELETE) \/v2\/meetings\/([^/]+)$/.exec(call) ?? [];
    if (meeting) return verb === 'GET' ? readMeeting(world, meeting) : deleteMeeting(world, meeting);
    throw new ZoomError('unknownCall');
  } catch (error) {
    if (error instanceof ZoomError) return error.response;
    throw error;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
