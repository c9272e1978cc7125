import { may } from '#contract/people/roles.ts';
import { ensureIndustries } from '#server/features/campaigns/industries/industry-queries.ts';
import { listKeyNamesOf } from '#server/features/api-keys/queries.ts';
import { noteMetaCalls } from '#server/features/api-calls/note-meta-calls.ts';
import { openCallNotes } from '#server/features/api-calls/open-call-notes.ts';
import { findLiveCampaign } from '#server/features/live-campaigns/queries.ts';
import { readChange } from '#server/features/live-campaigns/compliance/read-change.ts';
import { readLaw } from '#server/features/compliance/wording/read-law.ts';
import { findGoodLeads } from '#server/features/leads/events/fit.ts';
import { readApprovable as readWholly } from '#server/features/publications/approvable.ts';
import { voidApprovals } from '#server/features/approvals/void-approvals.ts';
import { readSpending } from '#server/features/live-campaigns/spending/read-spending.ts';
import { noteGrant } from '#server/features/assistants/note-grant.ts';
import type { AuthParts } from '#server/features/people/auth/auth-parts.ts';
import { type Auth, openAuth } from '#server/features/people/auth/auth.ts';
import { ensurePushKeys } from '#server/features/people/push/push-keys.ts';
import { findStanding } from '#server/features/workspaces/member-queries.ts';
import { openSessions } from '#server/features/workspaces/open-sessions.ts';
import type { Fetch } from '#server/gateways/fetch.ts';
import { openLeadTargets } from '#server/gateways/lead-targets/lead-targets.ts';
import { openCustomerWebhooks } from '#server/gateways/customer-webhooks/customer-webhooks.ts';
import { openMail } from '#server/gateways/mail/mail.ts';
import { openMeetings } from '#server/gateways/meetings/meetings.ts';
import { openMeta } from '#server/gateways/meta/meta.ts';
import { openPictures } from '#server/gateways/pictures/pictures.ts';
import { openPush } from '#server/gateways/push/push.ts';
import { openRegister } from '#server/gateways/register/register.ts';
import { openStorage } from '#server/gateways/storage/open-storage.ts';
import { openWebPictures } from '#server/gateways/web-pictures/web-pictures.ts';
import { askStandIn } from '#server/gateways/visits/ask-stand-in.ts';
import { openWebsites } from '#server/gateways/websites/websites.ts';
import { openWriter } from '#server/gateways/writer/writer.ts';
import type { AppContext, Outside } from '#server/app-context.ts';
import { jobs } from '#server/jobs.ts';
import type { OpenedDatabase } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { type Meters, openMeters } from '#server/platform/log/meters.ts';
import { Queue } from '#server/platform/queue/queue.ts';
import { openPasswords } from '#server/platform/crypto/passwords.ts';
import { openSeal } from '#server/platform/crypto/seal.ts';
import type { Sessions } from '#server/platform/crypto/sessions.ts';
import type { Settings } from '#server/platform/settings.ts';
import { openSignals } from '#server/platform/signals.ts';
import { setActor } from '#server/platform/log/request-context.ts';

interface Ground {
  settings: Settings;
  database: OpenedDatabase;
  log: Log;
  now?: () => number;
  /** The power of two a password's hash costs; tests take a cheap one. */
  passwordExponent?: number;
  /** How outside services are reached; tests hand in the sandbox itself. */
  fetch?: Fetch;
  restart?: () => void;
}

export interface OpenedAppContext {
  ctx: AppContext;
  auth: Auth;
  /** Lets what runs finish, then closes the database as well. */
  close(): Promise<void>;
}

/** Puts everything a feature may reach for together on an open database. Nothing works in the background until the worker is started. */
export async function openAppContext({
  settings,
  database,
  log,
  now = Date.now,
  passwordExponent,
  fetch,
  restart,
}: Ground): Promise<OpenedAppContext> {
  const { db } = database;
  const through = fetch ? { fetch } : {};
  const { standInUrl } = settings.websites;
  // In practice all of the web is make-believe.
  const web = standInUrl ? { ask: askStandIn({ url: standInUrl, fetch: fetch ?? globalThis.fetch }) } : {};
  // Whoever hands in the sandbox itself need not spare it.
  const unhurried = fetch ? { pause: () => Promise.resolve() } : {};
  const signals = await openSignals(database);
  const queue = new Queue(database, (error) => log.error('the queue stumbled', error));
  await queue.open(jobs.map(({ name }) => name));
  await ensureIndustries(db);
  const seal = openSeal(settings.secret);
  await ensurePushKeys(db, seal);

  const passwords = openPasswords({ exponent: passwordExponent });
  const listKeyNames = (personId: string) => listKeyNamesOf(db, personId);
  // They get a workspace when they first sign in.
  const hasBeenHere = async (personId: string) => (await findStanding(db, personId, {})) !== undefined;
  const known: Pick<AuthParts, 'listKeyNames' | 'hasBeenHere' | 'findStanding' | 'noteGrant'> = {
    listKeyNames,
    hasBeenHere,
    findStanding: (personId, named) => findStanding(db, personId, { named }),
    noteGrant: (grant) => noteGrant({ db, now }, grant),
  };
  const auth = await openAuth({ db, queue, signals, settings, passwords, log, now, ...known });
  const meters = openMeters();
  const telemetry = await openTelemetry(settings, { meters, log });
  const callNotes = openCallNotes({ db, log, meters });
  const onCall = noteMetaCalls({ callNotes, meters, log, now });
  const openOutside = async (chosen: Settings): Promise<Outside> => ({
    meta: openMeta({ ...chosen.meta, ...through, onCall }),
    writer: openWriter({ ...chosen.writer, ...through }),
    pictures: openPictures({ ...chosen.pictures, ...through }),
    meetings: openMeetings({ ...chosen.meetings, ...through, now }),
    mail: openMail(chosen.mail),
    storage: await openStorage(chosen.storage),
  });
  const outside = await openOutside(settings);
  const customerWebhooks = openCustomerWebhooks({
    // Where strangers sign up, this machine's own ports are none of their business.
    mayUseThisMachine: settings.practice.meta && settings.isOnThisMachine,
  });
  const readApprovable: AppContext['readApprovable'] = (tx, ...asked) =>
    readWholly({ db: tx, findGoodLeads }, ...asked);
  const ctx: AppContext = {
    settings,
    db,
    queue,
    signals,
    log,
    meters,
    callNotes,
    now,
    seal,
    passwords,
    sessions: onTrail(openSessions({ db, now, findSignedIn: (headers) => auth.findSignedIn(headers) })),
    ...outside,
    openOutside,
    restart,
    readSpending,
    readChange,
    findLiveTitle: async (...asked) => (await findLiveCampaign(...asked))?.name,
    readLaw,
    readApprovable,
    findGoodLeads,
    afterDraftChange: (tx, person, campaignId) =>
      voidApprovals({ db: tx, now, readApprovable }, person, campaignId),
    webPictures: openWebPictures(web),
    websites: openWebsites({ ...web, ...unhurried, aboutUrl: `${settings.publicUrl}/privacy` }),
    register: openRegister({ ...settings.register, ...through }),
    leadTargets: openLeadTargets({ ...settings.leadTargets, ...through, customerWebhooks, now }),
    async mayHear({ personId, workspaceId, right }) {
      const standing = await findStanding(db, personId, { named: workspaceId });
      return standing !== undefined && may(standing.role, right);
    },
    push: openPush({ webhooks: customerWebhooks, contact: settings.operator.email, now }),
  };
  return {
    ctx,
    auth,
    async close() {
      await queue.close();
      await callNotes.close();
      await telemetry?.close();
      await signals.close();
      outside.mail.close();
      await database.close();
    },
  };
}

/** Of OpenTelemetry nothing is loaded where nobody collects. */
async function openTelemetry({ telemetryUrl }: Settings, told: { meters: Meters; log: Log }) {
  if (!telemetryUrl) return undefined;
  const { startTelemetry } = await import('#server/platform/telemetry/start-telemetry.ts');
  return startTelemetry(telemetryUrl, told);
}

/** Whoever reads a session works for its workspace from there on. */
function onTrail({ read }: Sessions): Sessions {
  return {
    async read(headers, named) {
      const person = await read(headers, named);
      if (person) setActor(person);
      return person;
    },
  };
}
