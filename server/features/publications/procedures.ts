import { member, whileSignedIn } from '#server/procedures.ts';
import { presentPublication } from './present.ts';
import { publishCampaign } from './publish-campaign.ts';
import { findLatestPublication, getPublication } from './queries.ts';
import { watchPublication } from './watch-publication.ts';

const { publications } = member;

export const publicationProcedures = publications.router({
  publish: publications.publish.handler(async ({ context: { house, person }, input }) =>
    presentPublication(await publishCampaign(house, person, input)),
  ),
  latest: publications.latest.handler(async ({ context: { house, person }, input }) => {
    const row = await findLatestPublication(house.db, person.workspaceId, input.campaignId);
    return row ? presentPublication(row) : null;
  }),
  watch: publications.watch.handler(async ({ context, input, signal }) => {
    const { house, person } = context;
    await getPublication(house.db, person.workspaceId, input.id);
    return whileSignedIn(context, signal, (until) =>
      watchPublication(house, person, { id: input.id, signal: until }),
    );
  }),
});
