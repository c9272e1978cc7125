import { pause } from '#sandbox/front-door/delays.ts';
import type { World } from '#sandbox/memory/world.ts';
import { download } from './download.ts';
import { editPicture } from './edit-picture.ts';
import type { EditRequest, SceneRequest } from './edit-request.ts';
import { readPicture, writePicture } from './picture.ts';
import { findResult, keepResult } from './results.ts';
import { setScene } from './scene-picture.ts';

export interface Studio {
  world: World;
  /** How long an edit takes at least; a scene takes a third more. */
  paceMs: number;
  /** Given up when the sandbox closes. */
  closing: AbortSignal;
}

/** What the API answers to an edit: the picture that came, and the one that went. */
export async function edit(
  studio: Studio,
  request: Omit<EditRequest, 'input'>,
  source: string | Uint8Array,
): Promise<Record<string, unknown>> {
  const started = performance.now();
  const { picture, about } = await readPicture(await bytesOf(studio, source));
  const edited = await editPicture(picture, request.operations);
  const format = request.output?.format ?? { type: 'jpeg' };
  const bytes = await writePicture(edited, format);
  await takeTime(studio, started, studio.paceMs);
  const output = keepResult(studio.world, bytes, { ...edited, format: format.type });
  note(studio, 'studio-edit', { operations: Object.keys(request.operations), input: about, output });
  return { input: about, output };
}

export async function createScene(studio: Studio, request: SceneRequest): Promise<Record<string, unknown>> {
  const started = performance.now();
  const { picture, about } = await readPicture(await bytesOf(studio, request.object.image_url));
  const { format = { type: 'png' }, number_of_images: count } = request.output;
  const output = [];
  for (let turn = 0; turn < count; turn += 1) {
    const scene = await setScene(picture, request, turn);
    const bytes = await writePicture(scene, format);
    await takeTime(studio, started, ((studio.paceMs * 4) / 3) * ((turn + 1) / count));
    output.push(keepResult(studio.world, bytes, { ...scene, format: format.type }));
  }
  note(studio, 'studio-scene', { aspect_ratio: request.scene.aspect_ratio, input: about, output });
  return { input: about, output };
}

function bytesOf({ world }: Studio, source: string | Uint8Array): Uint8Array | Promise<Uint8Array> {
  if (typeof source !== 'string') return source;
  return findResult(world, source)?.bytes ?? download(world, source);
}

async function takeTime({ closing }: Studio, started: number, ms: number): Promise<void> {
  const left = ms - (performance.now() - started);
  if (left > 0) await pause(left, closing);
}

function note({ world }: Studio, kind: string, fields: Record<string, unknown>): void {
  const at = new Date(world.clock.now()).toISOString();
  world.store.insert({ kind, fields: { at, ...fields } });
}
