import { member } from '#server/procedures.ts';
import { saveKeptMonths } from './queries.ts';
import { readLog, verifyLog } from './read-log.ts';
import { noteDeed } from './write-line.ts';

const { auditLog } = member;

export const auditLogProcedures = auditLog.router({
  list: auditLog.list.handler(({ context: { ctx, person }, input }) => readLog(ctx.db, person, input)),
  listMine: auditLog.listMine.handler(({ context: { ctx, person }, input }) =>
    readLog(ctx.db, person, { ...input, personId: person.id }),
  ),
  verify: auditLog.verify.handler(({ context: { ctx, person } }) => verifyLog(ctx.db, person.workspaceId)),
  setKept: auditLog.setKept.handler(async ({ context: { ctx, person }, input: { months } }) => {
    const { workspaceId } = person;
    await ctx.db.transaction(async (tx) => {
      await saveKeptMonths(tx, workspaceId, months);
      await noteDeed(tx, person, { at: ctx.now(), deed: 'log-kept', to: { months } });
    });
    return { months };
  }),
});
