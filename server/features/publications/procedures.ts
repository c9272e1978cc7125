import { member, whileSignedIn } from '#server/procedures.ts';
import { checkPublication } from './check-publication.ts';
import { dryRun } from './dry-run.ts';
import { presentPublication } from './present.ts';
import { publishCampaign } from './publish-campaign.ts';
import { findLatestPublication, getPublication } from './queries.ts';
import { undoPublication } from './undo-publication.ts';
import { watchPublication } from './watch-publication.ts';

const { publications } = member;

export const publicationProcedures = publications.router({
  check: publications.check.handler(async ({ context: { house, person }, input }) => ({
    checks: await checkPublication(house, person, input.campaignId),
  })),
  dryRun: publications.dryRun.handler(({ context: { house, person }, input }) =>
    dryRun(house, person, input.campaignId),
  ),
  undo: publications.undo.handler(async ({ context: { house, person }, input }) =>
    presentPublication(await undoPublication(house, person, input.id), person),
  ),
  publish: publications.publish.handler(async ({ context: { house, person }, input }) =>
    presentPublication(await publishCampaign(house, person, input), person),
  ),
  latest: publications.latest.handler(async ({ context: { house, person }, input }) => {
    const row = await findLatestPublication(house.db, person.workspaceId, input.campaignId);
    return row ? presentPublication(row, person) : null;
  }),
  watch: publications.watch.handler(async ({ context, input, signal }) => {
    const { house, person } = context;
    await getPublication(house.db, person.workspaceId, input.id);
    return whileSignedIn(context, signal, (until) =>
      watchPublication(house, person, { id: input.id, signal: until }),
    );
  }),
});
