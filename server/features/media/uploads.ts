import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { imageRules } from '#contract/media.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { FileStore } from '@tus/file-store';
import { ERRORS, Metadata, Server, type Upload } from '@tus/server';
import { forget, removeAbandoned } from './abandoned-uploads.ts';
import { keepPicture } from './keep-picture.ts';
import { findMedia, type MediaRow } from './queries.ts';
import { displayName, invalidFile, tooLarge } from './rules.ts';
import { UploadRefused } from './upload-refused.ts';

const methods = ['POST', 'HEAD', 'PATCH', 'DELETE'];
/** The answers whose body is ours and not the tus server's. */
const inJson = [413, 415, 422, 500];
const uploadPath = /^\/uploads\/([0-9a-f-]{36})$/;

/** Takes resumable uploads (tus) from people who have signed in. The answer to the last byte names the picture made of it. */
export function openUploads(house: House): (request: Request) => Promise<Response> {
  const directory = join(house.settings.dataDir, 'uploads');
  const store = new FileStore({ directory });
  // Who asks is read once at the door; the steps of the tus server only get the request.
  const askers = new WeakMap<object, Person>();

  const tus = new Server({
    path: '/uploads',
    datastore: store,
    relativeLocation: true,
    maxSize: imageRules.maxBytes,
    allowedOrigins: [new URL(house.settings.publicUrl).origin],
    namingFunction: () => randomUUID(),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const { metadata } = await store.getUpload(id);
      if (metadata?.workspaceId !== askers.get(request)?.workspaceId) throw ERRORS.FILE_NOT_FOUND;
    },
    async onUploadCreate(request, upload) {
      if (!upload.size) throw invalidFile(nameOf(upload));
      // Returned metadata replaces what came with the request, so that goes first.
      return { metadata: { ...upload.metadata, workspaceId: askers.get(request)!.workspaceId } };
    },
    async onUploadFinish(request, upload) {
      const { id } = await finish(upload, askers.get(request)!);
      return { headers: { 'X-Media-Id': id } };
    },
    onResponseError: (request, error) => answerTo(error, request.headers),
  });

  async function finish(upload: Upload, { workspaceId }: Person): Promise<MediaRow> {
    const path = join(directory, upload.id);
    try {
      const row = await keepPicture(house, workspaceId, { id: upload.id, path, fileName: nameOf(upload) });
      await forget(path);
      return row;
    } catch (error) {
      if (error instanceof UploadRefused) await forget(path);
      throw error;
    }
  }

  /** All of it may be here without its sender knowing: the answer was lost, or we were stopped before we could give it. */
  async function recall(response: Response, id: string, person: Person): Promise<Response> {
    const isWhole =
      response.ok && response.headers.get('Upload-Offset') === response.headers.get('Upload-Length');
    const row = isWhole
      ? await finish(await store.getUpload(id), person)
      : await findMedia(house.db, person.workspaceId, id);
    if (!row) return response;
    const size = String(row.bytes);
    const headers = {
      'Tus-Resumable': '1.0.0',
      'Cache-Control': 'no-store',
      'Upload-Offset': size,
      'Upload-Length': size,
    };
    return new Response(null, { headers: { ...headers, 'X-Media-Id': row.id } });
  }

  function answerTo(error: Error | { status_code: number; body: string }, headers: Headers) {
    if (!('status_code' in error)) {
      const reference = randomUUID();
      house.log.error('an upload failed', error, { reference });
      return {
        status_code: 500,
        body: JSON.stringify({ message: `Something went wrong on our side. Reference: ${reference}` }),
      };
    }
    return error.status_code === 413 && !(error instanceof UploadRefused) ? tooLargeIn(headers) : undefined;
  }

  removeAbandoned(directory, house.now()).catch((error: unknown) =>
    house.log.error('abandoned uploads could not be removed', error),
  );

  return async function receive(request) {
    if (!methods.includes(request.method))
      return new Response(null, { status: 405, headers: { Allow: methods.join(', ') } });
    const person = await house.sessions.read(request.headers);
    if (!person) return refuse(new UploadRefused('NOT_SIGNED_IN', 'Please log in to upload media'));
    askers.set(request, person);
    const response = await tus.handleWeb(request);
    if (inJson.includes(response.status)) response.headers.set('Content-Type', 'application/json');
    const id = uploadPath.exec(new URL(request.url).pathname)?.[1];
    if (request.method !== 'HEAD' || !id) return response;
    try {
      return await recall(response, id, person);
    } catch (error) {
      if (error instanceof UploadRefused) return refuse(error);
      throw error;
    }
  };
}

/** The tus server looks at the announced size before it asks us anything. */
function tooLargeIn(headers: Headers): UploadRefused {
  const announced = headers.get('upload-metadata');
  const { filename } = announced ? Metadata.parse(announced) : {};
  return tooLarge(displayName(filename), Number(headers.get('upload-length')));
}

function nameOf({ metadata }: Upload): string {
  return displayName(metadata?.filename);
}

function refuse({ status_code: status, body }: UploadRefused): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}
