import { defineJob } from '#server/job.ts';
import { picturesChosen } from '#server/picture-news.ts';
import { ensureCuts } from './ensure-cut.ts';
import { findMedia } from '../queries.ts';

/** Cuts chosen pictures before anybody looks at them. Whoever looks earlier has them cut then. */
export const cutChosenPictures = defineJob({
  ...picturesChosen,

  async run(ctx, { workspaceId, pictures }) {
    for (const { mediaId, isEnhanced } of pictures) {
      const picture = await findMedia(ctx.db, workspaceId, mediaId);
      if (picture) await ensureCuts(ctx, picture, isEnhanced);
    }
  },

  // They are cut when somebody looks at them.
  async giveUp() {},
});
