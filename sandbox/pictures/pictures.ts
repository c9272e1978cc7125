import { randomUUID } from 'node:crypto';

import type * as z from 'zod';

import { openRateWindow } from '#sandbox/front-door/rate-window.ts';
import { parseJson } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { asOne, type Incoming, type Service } from '#sandbox/outside-service.ts';
import { maxBytes } from './download.ts';
import { EditRequest, SceneRequest, UploadRequest } from './edit-request.ts';
import { serveResult } from './results.ts';
import { type FieldErrors, StudioError, studioTrouble } from './studio-error.ts';
import { createScene, edit, type Studio } from './studio.ts';

const practiceKey = 'practice';

export interface Pictures extends Service {
  close(): void;
}

/** A make-believe Claid (https://docs.claid.ai): its HTTP outside, real work on real pixels inside. */
export function openPictures(world: World, paceMs: number): Pictures {
  const closing = new AbortController();
  const studio: Studio = { world, paceMs, closing: closing.signal };
  const window = openRateWindow({ limit: 120, windowMs: 60_000 });
  const made = (kind: string) => world.store.list(kind).map(({ fields }) => fields);

  async function answer(incoming: Incoming): Promise<Response> {
    const { method, url, headers, body } = incoming;
    if (url.pathname.startsWith('/pictures/results/')) return serveResult(world, url.pathname);
    const [, call = ''] = /^\/pictures\/(?:v1|v1-beta1|v1-ea)\/(.+)$/.exec(url.pathname) ?? [];
    needKey(headers);
    if (!calls.has(call)) throw new StudioError('notFound');
    if (method !== 'POST') throw new StudioError('notAllowed');
    if (!window.admits(Date.now())) throw new StudioError('tooManyRequests');
    if (call === 'image/edit/upload') return asData(await editUpload(studio, incoming));
    const sent = readJson(body);
    if (call === 'scene/create') return asData(await createScene(studio, parse(SceneRequest, sent)));
    const request = parse(EditRequest, sent);
    return asData(await edit(studio, request, request.input));
  }

  async function answerInStudioWords(incoming: Incoming): Promise<Response> {
    const response = await answer(incoming).catch((error: unknown) => {
      if (!(error instanceof StudioError)) throw error;
      return Response.json(error.body, { status: error.status });
    });
    const { remaining, resetSeconds } = window.look(Date.now());
    response.headers.set('x-request-id', randomUUID());
    response.headers.set('ratelimit-limit', '120, 120;w=60, 4;w=1');
    response.headers.set('ratelimit-remaining', String(remaining));
    response.headers.set('ratelimit-reset', String(resetSeconds));
    return response;
  }

  return {
    name: 'pictures',
    open: async (incoming) => asOne(incoming, studioTrouble, () => answerInStudioWords(incoming)),
    fail: studioTrouble,
    state: () => ({ edits: made('studio-edit'), scenes: made('studio-scene') }),
    close: () => closing.abort(),
  };
}

const calls = new Set(['image/edit', 'image/edit/upload', 'scene/create']);

function needKey(headers: Headers): void {
  const [, key] = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (!key) throw new StudioError('noKey');
  if (key !== practiceKey) throw new StudioError('wrongKey');
}

/** https://docs.claid.ai/image-editing-api/upload-api-reference */
async function editUpload(studio: Studio, { headers, body }: Incoming): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => new FormData());
  const [file, data] = [form.get('file'), form.get('data')];
  const missing: FieldErrors = {};
  if (!(file instanceof File)) missing['file'] = ['field required'];
  if (data === null) missing['data'] = ['field required'];
  if (!(file instanceof File) || data === null) throw new StudioError('invalid', missing);
  if (file.size > maxBytes) throw new StudioError('tooHeavy');
  const text = typeof data === 'string' ? data : await data.text();
  const request = parse(UploadRequest, readJson(new TextEncoder().encode(text)));
  return edit(studio, request, await file.bytes());
}

function parse<Shape>(shape: z.ZodType<Shape>, sent: unknown): Shape {
  const parsed = shape.safeParse(sent);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.') || 'body';
    fields[field] = [...(fields[field] ?? []), message];
  }
  throw new StudioError('invalid', fields);
}

function readJson(body: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(body));
  } catch {
    throw new StudioError('noJson');
  }
}

function asData(data: Record<string, unknown>): Response {
  return Response.json({ data });
}
