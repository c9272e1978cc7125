import { randomUUID } from 'node:crypto';
import { imageRules, videoRules } from '#contract/media.ts';
import { authenticate } from '#server/http/authenticate.ts';
import { m } from '#server/catalogue/messages.js';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { answerLanguage, answerLocale } from '#server/platform/answer-language.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { ERRORS, Metadata, Server, type Upload } from '@tus/server';
import { checkBeginnings } from './check-beginnings.ts';
import { checkRoom } from './check-room.ts';
import { idShape, displayName, isTypeToldSupported, kindTold } from '../rules.ts';
import { keepUpload } from './keep-upload.ts';
import { findMedia, type MediaRow } from '../queries.ts';
import {
  answerRefused,
  invalidFile,
  signedOut,
  storeFailed,
  tooLarge,
  unsupportedType,
  UploadRefused,
} from './refused-files.ts';
import { openUploadLocks } from './upload-locks.ts';

const methods = ['POST', 'HEAD', 'PATCH', 'DELETE'];
/** The answers whose body is ours and not the tus server's. */
const inJson = [413, 415, 422, 500, 503];
const uploadPath = new RegExp(`^/uploads/(${idShape})$`);

/** Takes resumable uploads (tus) from people who have signed in, and from programs with a key. The answer to the last byte names the file kept of it. */
export function openUploads(ctx: AppContext): (request: Request) => Promise<Response> {
  const { uploads: store } = ctx.storage;
  // Who asks is read once, at the beginning; the steps of the tus server only get the request.
  const askers = new WeakMap<object, Person>();
  const workspaceOf = (request: object) => askers.get(request)!.workspaceId;

  const tus = new Server({
    path: '/uploads',
    datastore: checkBeginnings(ctx.storage),
    locker: openUploadLocks(ctx),
    maxSize: ({ method, headers }) => (method === 'POST' ? mostBytesTold(headers) : videoRules.maxBytes),
    allowedOrigins: [new URL(ctx.settings.publicUrl).origin],
    // An upload lies among the files of its workspace, so nobody else's address leads to it.
    namingFunction: (request) => keyOf(workspaceOf(request), randomUUID()),
    generateUrl: (_, { id }) => `/uploads/${idOf(id)}`,
    getFileIdFromRequest: (request) => {
      const id = uploadPath.exec(new URL(request.url).pathname)?.[1];
      return id && keyOf(workspaceOf(request), id);
    },
    async onIncomingRequest(request, key) {
      // What has become a file is no upload any more: it can neither grow nor be taken back.
      if (request.method === 'POST' || request.method === 'HEAD') return;
      if (await findMedia(ctx.db, workspaceOf(request), idOf(key))) throw ERRORS.FILE_NOT_FOUND;
    },
    async onUploadCreate(request, upload) {
      if (!upload.size) throw invalidFile(nameOf(upload));
      if (!isTypeToldSupported(upload.metadata?.filetype)) throw unsupportedType(nameOf(upload));
      await checkRoom(ctx, workspaceOf(request), { fileName: nameOf(upload), size: upload.size });
      // The store of a bucket would take orders from other fields.
      const { filename = null, purpose = null } = upload.metadata ?? {};
      return { metadata: { filename, purpose } };
    },
    async onUploadFinish(request, upload) {
      const { id } = await finish(upload, workspaceOf(request));
      return { headers: { 'X-Media-Id': id } };
    },
    onResponseError: (request, error) => answerTo(error, request.headers),
  });

  async function finish(upload: Upload, workspaceId: WorkspaceId): Promise<MediaRow> {
    const { id: key } = upload;
    const isLogo = upload.metadata?.purpose === 'logo';
    return keepUpload(ctx, workspaceId, { id: idOf(key), key, fileName: nameOf(upload), isLogo });
  }

  /** All of it may be here without its sender knowing: the answer was lost, or we were stopped before we could give it. */
  async function recall(response: Response, id: string, { workspaceId }: Person): Promise<Response> {
    const kept = await findMedia(ctx.db, workspaceId, id);
    const isWhole =
      response.ok && response.headers.get('Upload-Offset') === response.headers.get('Upload-Length');
    const row =
      kept ??
      (isWhole ? await finish(await store.getUpload(keyOf(workspaceId, id)), workspaceId) : undefined);
    if (!row) return response;
    const size = response.headers.get('Upload-Length') ?? String(row.bytes);
    const headers = {
      'Tus-Resumable': '1.0.0',
      'Cache-Control': 'no-store',
      'Upload-Offset': size,
      'Upload-Length': size,
    };
    return new Response(null, { headers: { ...headers, 'X-Media-Id': row.id } });
  }

  function answerTo(error: Error | { status_code: number; body: string }, headers: Headers) {
    const reference = randomUUID();
    const isTold = 'status_code' in error;
    if (!isTold) ctx.log.error('an upload failed', error, { reference });
    const refused = refusalOf(error, headers);
    if (refused) return { status_code: refused.status_code, body: refused.bodyIn(answerLanguage(headers)) };
    if (isTold) return undefined;
    const message = m.door_mistake({ reference }, answerLocale(headers));
    return { status_code: 500, body: JSON.stringify({ message }) };
  }

  return async function receive(request) {
    // Extensions of tus that we do not speak are the caller's mistake and not ours.
    if (['upload-concat', 'upload-defer-length'].some((name) => request.headers.has(name)))
      return new Response(m.door_upload_in_order({}, answerLocale(request.headers)), { status: 400 });
    if (!methods.includes(request.method))
      return new Response(null, { status: 405, headers: { Allow: methods.join(', ') } });
    const doing = request.method === 'HEAD' ? 'read' : 'write';
    const person = await authenticate(
      { ctx, headers: request.headers, takesKeys: true },
      { right: 'draft', doing },
    );
    if (!person) return answerRefused(signedOut(), request.headers);
    askers.set(request, person);
    const response = await tus.handleWeb(request);
    if (inJson.includes(response.status)) response.headers.set('Content-Type', 'application/json');
    const id = uploadPath.exec(new URL(request.url).pathname)?.[1];
    if (request.method !== 'HEAD' || !id) return response;
    try {
      return await recall(response, id, person);
    } catch (error) {
      if (error instanceof UploadRefused) return answerRefused(error, request.headers);
      throw error;
    }
  };
}

const keyOf = (workspaceId: WorkspaceId, id: string) => `${workspaceId}/${id}/upload`;

/** The media id in the key of an upload. */
function idOf(key: string): string {
  return key.split('/')[1]!;
}

function toldIn(headers: Headers): Record<string, string | null> {
  const announced = headers.get('upload-metadata');
  try {
    return announced ? Metadata.parse(announced) : {};
  } catch {
    return {};
  }
}

function mostBytesTold(headers: Headers): number {
  return kindTold(toldIn(headers)) === 'image' ? imageRules.maxBytes : videoRules.maxBytes;
}

function refusalOf(error: Error | { status_code: number }, headers: Headers): UploadRefused | undefined {
  if (error instanceof UploadRefused) return error;
  if (error instanceof GatewayError && error.isTransient) return storeFailed(error.reference ?? '');
  return 'status_code' in error && error.status_code === 413 ? tooLargeIn(headers) : undefined;
}

/** The tus server looks at the announced size before it asks us anything. */
function tooLargeIn(headers: Headers): UploadRefused {
  const told = toldIn(headers);
  const bytes = Number(headers.get('upload-length'));
  return tooLarge(displayName(told['filename']), { bytes, kind: kindTold(told) });
}

function nameOf({ metadata }: Pick<Upload, 'metadata'>): string {
  return displayName(metadata?.filename);
}
