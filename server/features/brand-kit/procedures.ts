import { member } from '#server/procedures.ts';
import { presentBrandKit, updateBrandKit } from './update-brand-kit.ts';

const { brandKit } = member;

export const brandKitProcedures = brandKit.router({
  get: brandKit.get.handler(({ context: { ctx, person } }) => presentBrandKit(ctx, person.workspaceId)),
  update: brandKit.update.handler(({ context: { ctx, person }, input }) =>
    updateBrandKit(ctx, person.workspaceId, input),
  ),
});
