import { GatewayError } from '#server/gateways/gateway-error.ts';
import { type EnhancementProgress, keepFiles, readFile, saveEnhancement } from './enhancement-progress.ts';
import { signedFileUrl } from '../serve/signed-media.ts';
import sharp from 'sharp';
import { makePreview } from '../render-picture.ts';
import { formatOf } from '../upload/file-formats.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';

/** The studio keeps what it made for a day; a copy that is about to go is not relied on. */
const copyLastsMs = 20 * 60 * 60_000;
const mostPixels = 60_000_000;

/** First step: the picture itself is made better. What the studio was paid for is fetched, not asked for again. */
export async function editPicture(progress: EnhancementProgress): Promise<void> {
  const { ctx, picture } = progress;
  if (!progress.enhancement.studioEditedUrl) {
    await saveEnhancement(progress, { status: 'running', step: 'edit', percent: 5 });
    const { contentType, width, height } = picture;
    const bytes = await readFile(progress, picture.key);
    await saveEnhancement(progress, { percent: 15 });
    const url = await ctx.pictures.edit({ bytes, contentType, width, height });
    await saveEnhancement(progress, { studioEditedUrl: url, studioEditedAt: new Date(ctx.now()) });
  }
  await saveEnhancement(progress, { status: 'running', step: 'edit', percent: 35 });
  const result = await renderResult(await ctx.pictures.download(progress.enhancement.studioEditedUrl!));
  const editedKey = `${picture.workspaceId}/${picture.id}/edited.jpg`;
  await keepFiles(progress, { [editedKey]: result.picture }, { editedKey, step: 'scene', percent: 50 });
}

/** Second step: what the edited picture shows is set in a scene. */
export async function setInScene(progress: EnhancementProgress): Promise<void> {
  const { ctx, picture } = progress;
  if (!progress.enhancement.studioSceneUrl) {
    await saveEnhancement(progress, { status: 'running', step: 'scene', percent: 50 });
    await saveEnhancement(progress, { percent: 60 });
    await saveEnhancement(progress, { studioSceneUrl: await makeScene(progress) });
  }
  await saveEnhancement(progress, { status: 'running', step: 'scene', percent: 85 });
  const result = await renderResult(await ctx.pictures.download(progress.enhancement.studioSceneUrl!));
  const folder = `${picture.workspaceId}/${picture.id}`;
  const enhancedKey = `${folder}/enhanced.jpg`;
  const enhancedPreviewKey = `${folder}/enhanced-preview.webp`;
  const files = { [enhancedKey]: result.picture, [enhancedPreviewKey]: result.preview };
  await keepFiles(progress, files, {
    enhancedKey,
    enhancedPreviewKey,
    status: 'done',
    step: null,
    percent: 100,
    finishedAt: new Date(ctx.now()),
  });
}

/** From what the studio made itself; once that is too old from ours, which it fetches for nothing or is brought for pay. */
async function makeScene(progress: EnhancementProgress): Promise<string> {
  const { ctx, picture } = progress;
  const { studioEditedUrl, studioEditedAt } = progress.enhancement;
  const age = ctx.now() - (studioEditedAt?.getTime() ?? 0);
  if (studioEditedUrl && age < copyLastsMs) return ctx.pictures.setInScene(studioEditedUrl, picture);
  if (ctx.settings.publicUrl.startsWith('https:'))
    try {
      const url = signedFileUrl(ctx, `/media/${picture.id}/edited`);
      return await ctx.pictures.setInScene(url, picture);
    } catch (error) {
      // Nobody outside can reach us after all, and then it says so of the address.
      if (!(error instanceof GatewayError) || error.failureKind !== 'rejected') throw error;
    }
  return ctx.pictures.setInScene(await bringEdited(progress), picture);
}

async function bringEdited(progress: EnhancementProgress): Promise<string> {
  const { ctx, picture, enhancement } = progress;
  const { width, height } = picture;
  const bytes = await readFile(progress, enhancement.editedKey!);
  const url = await ctx.pictures.bring({ bytes, contentType: 'image/jpeg', width, height });
  await saveEnhancement(progress, { studioEditedUrl: url, studioEditedAt: new Date(ctx.now()) });
  return url;
}

/** Makes a picture of ours (JPEG) out of what the studio sent, told by its bytes, with a small one (WebP) for lists. */
function renderResult(bytes: Buffer): Promise<{ picture: Buffer; preview: Buffer }> {
  if (formatOf(bytes)?.kind !== 'image')
    throw unusable({ detail: 'the result of the studio is no picture we know' });
  return throughPictureGate(async () => {
    try {
      const upright = sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' })
        .autoOrient()
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' });
      const [picture, preview] = await Promise.all([
        upright.clone().jpeg({ quality: 90 }).toBuffer(),
        makePreview(upright.clone()),
      ]);
      return { picture, preview };
    } catch {
      throw unusable({ detail: 'the result of the studio cannot be read' });
    }
  });
}

function unusable({ detail }: { detail: string }): GatewayError {
  return new GatewayError({ service: 'Pictures', failureKind: 'unexpected-reply', detail });
}
