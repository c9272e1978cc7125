import { member, whileSignedIn } from '#server/procedures.ts';
import { enhancePicture } from './enhance/enhance-picture.ts';
import { moveFocalPoint } from './crop/move-focal-point.ts';
import { presentMedia } from './present-media.ts';
import { getMedia } from './queries.ts';
import { watchEnhancement } from './enhance/watch-enhancement.ts';

const { media } = member;

export const mediaProcedures = media.router({
  get: media.get.handler(async ({ context: { house, person }, input }) =>
    presentMedia(await getMedia(house.db, person.workspaceId, input.id)),
  ),
  setFocalPoint: media.setFocalPoint.handler(async ({ context: { house, person }, input }) =>
    presentMedia(await moveFocalPoint(house, person, input)),
  ),
  enhance: media.enhance.handler(async ({ context: { house, person }, input }) =>
    presentMedia(await enhancePicture(house, person, input.id)),
  ),
  watch: media.watch.handler(async ({ context, input, signal }) => {
    const { house, person } = context;
    await getMedia(house.db, person.workspaceId, input.id);
    return whileSignedIn(context, signal, (until) =>
      watchEnhancement(house, person, { id: input.id, signal: until }),
    );
  }),
});
