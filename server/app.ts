import { getConnInfo } from '@hono/node-server/conninfo';
import { evidenceRules } from '#contract/compliance/evidence.ts';
import { avatarRules } from '#contract/people/people.ts';
import { approvalPictures } from '#server/features/approvals/picture-files.ts';
import { pictureDoor } from '#server/features/approvals/present.ts';
import { openUploads } from '#server/features/media/upload/uploads.ts';
import { pagePictures } from '#server/features/connections/page-pictures.ts';
import { syncWhereLinked } from '#server/features/live-campaigns/sync/start-sync.ts';
import { evidenceFiles } from '#server/features/compliance/evidence/evidence-files.ts';
import { reportFiles } from '#server/features/compliance/report/report-files.ts';
import { facebookCallback } from '#server/features/connections/facebook-callback.ts';
import { designFiles } from '#server/features/designs/design-files.ts';
import { livePictures } from '#server/features/live-campaigns/detail/live-pictures.ts';
import { mediaFiles } from '#server/features/media/serve/media-files.ts';
import { auditLogFiles } from '#server/features/audit-log/log-file.ts';
import { takeoutFile } from '#server/features/takeouts/takeout-file.ts';
import { leadExports } from '#server/features/leads/list/export-leads.ts';
import { metaWebhook } from '#server/features/leads/sync/meta-webhook.ts';
import { syncSoon } from '#server/features/live-campaigns/sync/sync-when-told.ts';
import { leadStatusDoor } from '#server/features/leads/one-tap/status-door.ts';
import { metaCallbacks } from '#server/features/deletions/meta-callbacks.ts';
import type { Auth } from '#server/features/people/auth/auth.ts';
import { grantPlaces } from '#server/features/people/auth/grants.ts';
import { clientAddressHeader } from '#server/features/people/auth/auth-parts.ts';
import { stopWeekEmails } from '#server/features/people/mail/stop-week-emails.ts';
import { avatarFiles } from '#server/features/people/profile/avatar-files.ts';
import { contactForm } from '#server/features/support/contact-form.ts';
import { clientAddressOf } from '#server/http/client-address.ts';
import { m } from '#server/catalogue/messages.js';
import { answerLocale } from '#server/platform/answer-language.ts';
import { health } from '#server/http/health.ts';
import type { AppContext } from '#server/app-context.ts';
import { metrics } from '#server/http/metrics.ts';
import { noteCalls } from '#server/http/note-calls.ts';
import { noteMistakes } from '#server/http/note-mistakes.ts';
import { supportFile } from '#server/operator/support-file.ts';
import { doctorDoor, doctorPath } from '#server/operator/doctor-door.ts';
import { openApi } from '#server/api-docs/open-api.ts';
import { oneOrigin } from '#server/http/one-origin.ts';
import { packedAnswers } from '#server/http/packed-answers.ts';
import { asPlainRefusal } from '#server/http/plain-auth-answers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { currentContext, hasHungUp } from '#server/platform/log/request-context.ts';
import { readableAddress } from '#server/http/readable-address.ts';
import { asAnswer } from '#server/http/refusal-answer.ts';
import { requestContext } from '#server/http/request-context.ts';
import { router } from '#server/router.ts';
import { safeAnswers } from '#server/http/safe-answers.ts';
import { tellUnreadableInput, tellInvalidFields } from '#server/http/tell-invalid-fields.ts';
import { webFiles } from '#server/http/web-files.ts';
import { RPCHandler } from '@orpc/server/fetch';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** What the listener, or a test in its place, knows of a request besides the request itself. */
export interface RequestOrigin {
  incoming?: unknown;
  clientAddress?: string;
}

type Env = { Bindings: RequestOrigin };

/** Every address this server answers, and who answers it. */
export async function buildApp(ctx: AppContext, { auth, webFolder }: { auth: Auth; webFolder: string }) {
  const app = new Hono<Env>();
  const rpc = new RPCHandler(router, {
    interceptors: [tellUnreadableInput],
    clientInterceptors: [noteMistakes(ctx), noteCalls(ctx), tellInvalidFields],
  });
  const api = openApi(ctx);
  const measured = metrics(ctx);
  const doctor = doctorDoor(ctx);
  const uploads = openUploads(ctx);
  const forms = contactForm(ctx);
  const addressOf = (c: Context<Env>) =>
    clientAddressOf(c.req.raw.headers, {
      peer: (c.env.incoming ? getConnInfo(c).remote.address : c.env.clientAddress) ?? '127.0.0.1',
      trustedProxies: ctx.settings.trustedProxies,
    });

  app.use(requestContext(ctx, addressOf));
  app.use(safeAnswers(ctx.settings.publicUrl));
  app.use(readableAddress);
  // Mail programs ask from wherever they are, and a page that keeps its address to itself names no origin. The address is the key.
  app.route('/stop-emails', stopWeekEmails(ctx));
  app.route('/lead-status', leadStatusDoor(ctx));
  app.use(oneOrigin(ctx.settings.publicUrl));
  // Whoever answers, a session that was read may have been prolonged, and its cookie with it.
  app.use(async (c, next) => {
    await next();
    for (const cookie of auth.renewedCookies(c.req.raw.headers))
      c.header('set-cookie', cookie, { append: true });
  });
  app.use('/rpc/*', packedAnswers, notTooMuch);
  // Signing in is not packed: its answers are short, and some hold what nobody may guess.
  app.use('/api/*', (c, next) => (c.req.path.startsWith('/api/auth/') ? next() : packedAnswers(c, next)));
  app.use('/api/*', notTooMuch);
  app.use('/facebook/*', notTooMuch);
  app.route('/', health(ctx));
  app.get(doctorPath, (c) => doctor(c.req.raw.headers));
  app.get('/metrics', (c) => measured(c.req.raw.headers, addressOf(c)));
  app.all('/api/auth/*', async (c) => {
    const headers = new Headers(c.req.raw.headers);
    // Sign-in limits count by this address, so a header of the client's own is never believed.
    headers.set(clientAddressHeader, addressOf(c));
    const answer = await auth.handler(new Request(c.req.raw, { headers }));
    // What programs are answered is laid down by OAuth.
    return c.req.path.startsWith('/api/auth/oauth2/')
      ? answer
      : asPlainRefusal(answer, c.req.raw, ctx.settings);
  });
  app.use('/rpc/*', async (c, next) => {
    const context = { ctx, headers: c.req.raw.headers, clientAddress: addressOf(c) };
    const { matched, response } = await rpc.handle(c.req.raw, { prefix: '/rpc', context });
    return matched ? c.newResponse(response.body, response) : next();
  });
  app.use('/api/*', async (c) => api(c.req.raw, addressOf(c)));
  for (const place of ['oauth-protected-resource/mcp', 'oauth-authorization-server/api/auth'])
    app.get(`/.well-known/${place}`, (c) => auth.handler(c.req.raw));
  app.all(grantPlaces.tools, aQuestion, async (c) => {
    // Where no assistant ever asks, nothing of its protocol is loaded.
    const { mcp } = await import('#server/mcp/mcp.ts');
    return mcp(ctx)(c.req.raw, addressOf(c));
  });
  app.all('/uploads', (c) => uploads(c.req.raw));
  app.all('/uploads/*', (c) => uploads(c.req.raw));
  app.post('/contact-form', aQuestion, async (c) => forms(c.req.raw, addressOf(c)));
  app.route('/media', mediaFiles(ctx));
  app.route('/media', designFiles(ctx));
  app.route('/avatars', avatarFiles(ctx));
  app.route(pictureDoor, approvalPictures(ctx));
  app.use('/a/*', addressIsKey);
  app.route('/facebook', facebookCallback(ctx, { onLinked: (id) => syncWhereLinked(ctx, id) }));
  app.route('/facebook', metaCallbacks(ctx));
  app.route('/facebook', metaWebhook(ctx, { onChanges: (ids) => syncSoon(ctx, ids) }));
  app.route('/facebook', pagePictures(ctx));
  app.route('/facebook', livePictures(ctx));
  app.route('/exports', auditLogFiles(ctx));
  app.route('/exports', evidenceFiles(ctx));
  app.route('/exports', reportFiles(ctx));
  app.route('/exports', takeoutFile(ctx));
  app.route('/exports', supportFile(ctx));
  app.route('/exports', leadExports(ctx));
  app.route('/', await webFiles(webFolder, ctx.settings));

  app.onError((error, c) => {
    if (error instanceof Refusal) return asAnswer(error, c.req.raw.headers);
    if (hasHungUp()) return new Response(null, { status: hungUp });
    const reference = currentContext()?.id ?? crypto.randomUUID();
    ctx.log.error('a request failed', error, { reference });
    return c.json(
      { message: m.door_mistake({ reference }, answerLocale(c.req.raw.headers)), reference },
      500,
    );
  });
  app.notFound((c) => c.json({ message: m.door_nothing_here({}, answerLocale(c.req.raw.headers)) }, 404));
  return app;
}

/** Of a page whose address lets one in: nobody is told it, and nobody finds it. */
const addressIsKey: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Cache-Control', 'no-store');
};

/** As nginx notes it: it is only measured. */
const hungUp = 499;

const notTooMuch: MiddlewareHandler = (c, next) => (fileDoors.has(c.req.path) ? aFile : aQuestion)(c, next);

/** Where a file comes with the question. */
const fileDoors = new Set([
  '/rpc/people/setAvatar',
  '/api/people/me/avatar',
  '/rpc/compliance/addFile',
  '/api/compliance/files',
]);
const aFile = atMost(Math.max(avatarRules.maxBytes, evidenceRules.maxBytes) + 64 * 1024, '10 MB');
/** No other question of ours is nearly this long; files take the way over `/uploads`. */
const aQuestion = atMost(1024 ** 2, '1 MB');

function atMost(maxSize: number, inWords: string): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) =>
      c.json({ message: m.door_too_much({ most: inWords }, answerLocale(c.req.raw.headers)) }, 413),
  });
}
