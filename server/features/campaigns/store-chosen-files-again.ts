import { defineJob } from '#server/job.ts';
import { pictureEnhanced } from '#server/picture-news.ts';
import { storeChosenFiles } from './store-chosen-files.ts';
import { listCampaignsWaitingFor } from './stored-file-queries.ts';

/** A picture chosen as enhanced before it was is stored as its original; now its campaigns get what they chose. */
export const storeChosenFilesAgain = defineJob({
  ...pictureEnhanced,

  async run({ db, queue }, { workspaceId, mediaId }) {
    for (const id of await listCampaignsWaitingFor(db, workspaceId, mediaId))
      await queue.add(db, storeChosenFiles, { workspaceId, id }, { key: `${id}:enhanced:${mediaId}` });
  },

  // The next change of the choice stores all of it.
  async giveUp() {},
});
