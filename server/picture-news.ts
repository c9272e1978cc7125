import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';

// Jobs that one room promises and another keeps: who promises does not know who keeps.
const workspaceId = KeptWorkspaceId;

/** An enhancement has ended well, and whoever chose its result while it ran can have it. */
export const pictureEnhanced = {
  name: 'picture-enhanced',
  payload: z.object({ workspaceId, mediaId: z.uuid() }),
};

/** These pictures are going to be ads, so they will be looked at in every placement. */
export const picturesChosen = {
  name: 'cut-chosen-pictures',
  payload: z.object({
    workspaceId,
    pictures: z.array(z.object({ mediaId: z.uuid(), isEnhanced: z.boolean() })),
  }),
};
