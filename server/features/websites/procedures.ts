import { member, whileSignedIn } from '#server/procedures.ts';
import { cancelReading } from './cancel-reading.ts';
import { findFirms } from './find-firms.ts';
import { presentReading } from './present-reading.ts';
import { getReading } from './queries.ts';
import { readWebsite } from './read-website.ts';
import { takePictures } from './take-pictures.ts';
import { watchReading } from './watch-reading.ts';

const { websites } = member;

export const websiteProcedures = websites.router({
  read: websites.read.handler(async ({ context: { ctx, person }, input }) =>
    presentReading(await readWebsite(ctx, person, input)),
  ),
  get: websites.get.handler(async ({ context: { ctx, person }, input }) =>
    presentReading(await getReading(ctx.db, person.workspaceId, input.id)),
  ),
  watch: websites.watch.handler(async ({ context, input, signal }) => {
    const { ctx, person } = context;
    await getReading(ctx.db, person.workspaceId, input.id);
    return whileSignedIn(context, signal, (until) =>
      watchReading(ctx, person, { id: input.id, signal: until }),
    );
  }),
  cancel: websites.cancel.handler(async ({ context: { ctx, person }, input }) =>
    presentReading(await cancelReading(ctx, person, input.id)),
  ),
  takePictures: websites.takePictures.handler(({ context: { ctx, person }, input }) =>
    takePictures(ctx, person, input),
  ),
  findFirms: websites.findFirms.handler(async ({ context: { ctx, person }, input }) => ({
    firms: await findFirms(ctx, person, input.query),
  })),
});
