import { Hono } from 'hono';

import { openControl } from './control.ts';
import { knock } from './front-door.ts';
import { openInside } from './inside/inside.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { forgetFinishedDays } from './meta/delivery/finished-days.ts';
import { openMeetings } from './meetings/meetings.ts';
import { openMeta } from './meta/meta.ts';
import { seedMeta } from './meta/seed.ts';
import type { Service } from './make-believe.ts';
import { openStore } from './store.ts';
import { openClock, type World } from './world.ts';
import { openWriter } from './writer/writer.ts';

export interface SandboxOptions {
  /** Where it remembers; without one, it forgets everything when it closes. */
  folder?: string;
  /** 0, or nothing, takes any free port. */
  smtpPort?: number;
  publicUrl: string;
  now?: () => number;
  /** How long the writer waits between two pieces of what it streams. */
  writerPaceMs?: number;
}

export interface Sandbox {
  /** Rejects with `TypeError('fetch failed')` where a connection would be cut. */
  fetch(request: Request): Promise<Response>;
  smtpPort: number;
  close(): Promise<void>;
}

/** Opens the make-believe outside world. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { folder, smtpPort = 0, publicUrl, now = Date.now, writerPaceMs = 14 } = options;
  const store = openStore(folder);
  const world: World = { store, clock: openClock(store, now), publicUrl: publicUrl.replace(/\/$/, '') };

  function begin(): void {
    if (store.setting('born') === undefined) store.setSetting('born', String(Math.floor(now() / 1000)));
    seedMeta(world);
  }
  function reset(): void {
    store.clear();
    world.clock.reset();
    forgetFinishedDays(store);
    begin();
  }
  begin();

  const meta = openMeta(world);
  const writer = openWriter(world, writerPaceMs);
  const mailbox = await openMailbox(world, smtpPort).catch((error: unknown) => {
    store.close();
    throw error;
  });
  const meetings = openMeetings(world);
  const services: Service[] = [meta, writer, meetings, mailbox];

  const through = (service: Service) => (c: { req: { raw: Request } }) => knock(world, service, c.req.raw);
  const app = new Hono()
    .route('/_sandbox', openControl({ world, services, reset }))
    .all('/meta', through(meta))
    .all('/meta/*', through(meta))
    .all('/writer/*', through(writer))
    .all('/meetings/*', through(meetings))
    .all('/mailbox', through(mailbox))
    .all('/mailbox/*', through(mailbox))
    .route('/', openInside({ world, reset }));
  app.onError((error) => {
    throw error;
  });

  return {
    fetch: async (request) => app.fetch(request),
    smtpPort: mailbox.smtpPort,
    async close() {
      await mailbox.close();
      store.close();
    },
  };
}
