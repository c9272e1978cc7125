import { type EnhancementProgress, keepFiles, readFile, saveEnhancement } from './enhancement-progress.ts';
import { renderResult } from './render-result.ts';

/** The studio keeps what it made for a day; a copy that is about to go is not relied on. */
const copyLastsMs = 20 * 60 * 60_000;

/** First step: the picture itself is made better. What the studio was paid for is fetched, not asked for again. */
export async function editPicture(progress: EnhancementProgress): Promise<void> {
  const { house, picture } = progress;
  if (!progress.enhancement.studioEditedUrl) {
    await saveEnhancement(progress, { status: 'running', step: 'edit', percent: 5 });
    const { contentType, width, height } = picture;
    const bytes = await readFile(progress, picture.key);
    await saveEnhancement(progress, { percent: 15 });
    const url = await house.pictures.edit({ bytes, contentType, width, height });
    await saveEnhancement(progress, { studioEditedUrl: url, studioEditedAt: new Date(house.now()) });
  }
  await saveEnhancement(progress, { status: 'running', step: 'edit', percent: 35 });
  const result = await renderResult(await house.pictures.download(progress.enhancement.studioEditedUrl!));
  const editedKey = `${picture.workspaceId}/${picture.id}/edited.jpg`;
  await keepFiles(progress, { [editedKey]: result.picture }, { editedKey, step: 'scene', percent: 50 });
}

/** Second step: what the edited picture shows is set in a scene. */
export async function setInScene(progress: EnhancementProgress): Promise<void> {
  const { house, picture } = progress;
  if (!progress.enhancement.studioSceneUrl) {
    await saveEnhancement(progress, { status: 'running', step: 'scene', percent: 50 });
    const edited = await editedAtStudio(progress);
    await saveEnhancement(progress, { percent: 60 });
    const url = await house.pictures.setInScene(edited, picture);
    await saveEnhancement(progress, { studioSceneUrl: url });
  }
  await saveEnhancement(progress, { status: 'running', step: 'scene', percent: 85 });
  const result = await renderResult(await house.pictures.download(progress.enhancement.studioSceneUrl!));
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
    finishedAt: new Date(house.now()),
  });
}

/** Where the studio can read the edited picture: what it made itself, or ours once that is too old. */
async function editedAtStudio(progress: EnhancementProgress): Promise<string> {
  const { house, picture } = progress;
  const { studioEditedUrl, studioEditedAt, editedKey } = progress.enhancement;
  const age = house.now() - (studioEditedAt?.getTime() ?? 0);
  if (studioEditedUrl && age < copyLastsMs) return studioEditedUrl;
  const { width, height } = picture;
  const bytes = await readFile(progress, editedKey!);
  const url = await house.pictures.bring({ bytes, contentType: 'image/jpeg', width, height });
  await saveEnhancement(progress, { studioEditedUrl: url, studioEditedAt: new Date(house.now()) });
  return url;
}
