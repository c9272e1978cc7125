import { member } from '#server/procedures.ts';
import { getMedia, presentMedia, updateFocalPoint } from './queries.ts';

const { media } = member;

export const mediaProcedures = media.router({
  get: media.get.handler(async ({ context: { house, person }, input }) =>
    presentMedia(await getMedia(house.db, person.workspaceId, input.id)),
  ),
  setFocalPoint: media.setFocalPoint.handler(async ({ context: { house, person }, input }) =>
    presentMedia(await updateFocalPoint(house.db, person.workspaceId, input)),
  ),
});
