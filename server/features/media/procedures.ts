import { picturesAtOnce, unusedIsKeptMs } from '#contract/media.ts';
import { member, whileSignedIn } from '#server/procedures.ts';
import { enhancePicture } from './enhance/enhance-picture.ts';
import { moveFocalPoint } from './crop/ensure-cut.ts';
import { presentMedia } from './present-media.ts';
import { getMedia, listPictures } from './queries.ts';
import { watchEnhancement } from './enhance/watch-enhancement.ts';

const { media } = member;

const goesAt = (unusedSince: Date) => new Date(unusedSince.getTime() + unusedIsKeptMs);

export const mediaProcedures = media.router({
  list: media.list.handler(async ({ context: { ctx, person }, input: { after } }) => {
    const rows = await listPictures(ctx.db, person.workspaceId, { after, most: picturesAtOnce + 1 });
    const pictures = rows.slice(0, picturesAtOnce).map((row) => ({
      ...presentMedia(row),
      deletedAt: row.unusedSince && goesAt(row.unusedSince).toISOString(),
    }));
    return { pictures, next: rows.length > picturesAtOnce ? pictures.at(-1)!.id : null };
  }),
  get: media.get.handler(async ({ context: { ctx, person }, input }) =>
    presentMedia(await getMedia(ctx.db, person.workspaceId, input.id)),
  ),
  setFocalPoint: media.setFocalPoint.handler(async ({ context: { ctx, person }, input }) =>
    presentMedia(await moveFocalPoint(ctx, person, input)),
  ),
  enhance: media.enhance.handler(async ({ context: { ctx, person }, input }) =>
    presentMedia(await enhancePicture(ctx, person, input.id)),
  ),
  watch: media.watch.handler(async ({ context, input, signal }) => {
    const { ctx, person } = context;
    await getMedia(ctx.db, person.workspaceId, input.id);
    return whileSignedIn(context, signal, (until) =>
      watchEnhancement(ctx, person, { id: input.id, signal: until }),
    );
  }),
});
