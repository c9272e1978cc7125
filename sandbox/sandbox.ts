import { Hono } from 'hono';

import { openControl } from '#sandbox/control/control.ts';
import { knock } from '#sandbox/front-door/front-door.ts';
import { onlyFromHere } from '#sandbox/front-door/only-from-here.ts';
import { openInside } from '#sandbox/inside/inside.ts';
import { openMailbox } from '#sandbox/mailbox/mailbox.ts';
import { openMeetings } from '#sandbox/meetings/meetings.ts';
import { openFileShelf } from '#sandbox/memory/file-shelf.ts';
import { openStore } from '#sandbox/memory/store.ts';
import { openClock, type World } from '#sandbox/memory/world.ts';
import { changeApp } from '#sandbox/meta/auth/app-settings.ts';
import { openMeta } from '#sandbox/meta/meta.ts';
import { seedMeta } from '#sandbox/meta/seed.ts';
import { openVideoFetcher } from '#sandbox/meta/videos/video-fetcher.ts';
import { openPostman } from '#sandbox/meta/webhooks/webhook-postman.ts';
import { forgetUse } from '#sandbox/meta/rate-limits/rate-limits.ts';
import { openPictures } from '#sandbox/pictures/pictures.ts';
import { openPush } from '#sandbox/push/push.ts';
import { openRegister } from '#sandbox/register/register.ts';
import { openSystems } from '#sandbox/systems/systems.ts';
import { openWebsites } from '#sandbox/websites/websites.ts';
import { openWriter } from '#sandbox/writer/writer.ts';
import { holdRequests } from './hold-requests.ts';
import type { Service } from './outside-service.ts';

export interface SandboxOptions {
  /** Where it remembers; without one, it forgets everything when it closes. */
  folder?: string;
  /** 0, or nothing, takes any free port. */
  smtpPort?: number;
  publicUrl: string;
  now?: () => number;
  /** How long the writer waits between two pieces of what it streams. */
  writerPaceMs?: number;
  /** How long the picture studio takes for an edit, at least. */
  studioPaceMs?: number;
  /** How it calls the app and everybody else outside. */
  fetch?: (request: Request) => Promise<Response>;
  /** Where Meta tells the app that somebody removed it, or wants to be forgotten: its dashboard settings. */
  callbacks?: { deauthorizeUrl?: string; dataDeletionUrl?: string };
}

export interface Sandbox {
  /** Rejects with `TypeError('fetch failed')` where a connection would be cut. */
  fetch(request: Request): Promise<Response>;
  smtpPort: number;
  close(): Promise<void>;
}

/** Opens the make-believe outside world. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { folder, smtpPort = 0, publicUrl, now = Date.now, writerPaceMs = 14, studioPaceMs = 1500 } = options;
  const store = openStore(folder);
  const { fetch: fetchOutside = (request) => fetch(request), callbacks = {} } = options;
  const world: World = {
    store,
    files: openFileShelf(folder),
    clock: openClock(store, now),
    publicUrl: publicUrl.replace(/\/$/, ''),
    fetch: holdRequests(fetchOutside),
  };

  function begin(): void {
    if (store.setting('born') === undefined) store.setSetting('born', String(Math.floor(now() / 1000)));
    seedMeta(world);
    changeApp(world, callbacks);
  }
  function reset(): void {
    store.clear();
    world.files.clear();
    world.clock.reset();
    forgetUse(world);
    begin();
  }
  begin();

  const meta = openMeta(world);
  const writer = openWriter(world, writerPaceMs);
  const mailbox = await openMailbox(world, smtpPort).catch((error: unknown) => {
    store.close();
    throw error;
  });
  const postman = openPostman(world);
  const videoFetcher = openVideoFetcher(world);
  const meetings = openMeetings(world);
  const pictures = openPictures(world, studioPaceMs);
  const websites = openWebsites(world);
  const register = openRegister(world);
  const systems = openSystems(world);
  const push = openPush(world);
  const services: Service[] = [meta, writer, pictures, meetings, mailbox, websites, register, systems, push];

  const through = (service: Service) => (c: { req: { raw: Request } }) => knock(world, service, c.req.raw);
  const control = openControl({ world, services, reset });
  const app = new Hono()
    .use('/_sandbox/*', onlyFromHere(world))
    .use('/inside/*', onlyFromHere(world))
    .route('/_sandbox', control)
    .all('/meta', through(meta))
    .all('/meta/*', through(meta))
    .all('/writer/*', through(writer))
    .all('/pictures/*', through(pictures))
    .all('/meetings/*', through(meetings))
    .all('/websites/*', through(websites))
    .all('/register/*', through(register))
    .all('/systems/*', through(systems))
    .all('/push/*', through(push))
    .all('/mailbox', through(mailbox))
    .all('/mailbox/*', through(mailbox))
    .route('/', openInside({ world, control }));
  app.onError((error) => {
    throw error;
  });

  return {
    fetch: async (request) => app.fetch(request),
    smtpPort: mailbox.smtpPort,
    async close() {
      pictures.close();
      await mailbox.close();
      await postman.close();
      await videoFetcher.close();
      world.files.close();
      store.close();
    },
  };
}
