import { server } from '#web/api.ts';
import { ORPCError } from '@orpc/client';
import type { DraftApi } from './draft-keeper.ts';

/** The way a draft takes to our server. */
export const draftApi: DraftApi = {
  create: ({ id, fields }) => server.campaigns.create({ ...fields, id }),
  update: (change) => server.campaigns.update(change),
  get: (id) => server.campaigns.get({ id }),
  explain(error) {
    if (!(error instanceof ORPCError) || error.status >= 500) return 'no-answer';
    if (error.code === 'CAMPAIGN_CHANGED_ELSEWHERE') return 'conflict';
    return error.code === 'CAMPAIGN_NOT_EDITABLE' ? 'locked' : 'refused';
  },
};
