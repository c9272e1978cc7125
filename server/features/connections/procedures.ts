import { member } from '#server/procedures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { disconnect } from './disconnect.ts';
import { presentConnection } from './present-connection.ts';
import { findConnection, getConnection, saveSelection } from './queries.ts';
import { refreshConnection } from './refresh-connection.ts';
import { isAvailable } from './rules.ts';
import { startLogin } from './start-login.ts';

const { connections } = member;

export const connectionProcedures = connections.router({
  get: connections.get.handler(async ({ context: { ctx, person } }) => {
    const row = await findConnection(ctx.db, person.workspaceId);
    return row ? presentConnection(row, person) : null;
  }),
  startLogin: connections.startLogin.handler(({ context: { ctx, person }, input }) =>
    startLogin(ctx, person, input),
  ),
  select: connections.select.handler(async ({ context: { ctx, person }, input }) => {
    const { adAccounts, pages } = await getConnection(ctx.db, person.workspaceId);
    const { adAccountId, pageId } = input;
    if (!isAvailable(adAccountId, adAccounts) || !isAvailable(pageId, pages))
      throw new Refusal('SELECTION_UNKNOWN');
    const selection = {
      ...(adAccountId !== undefined && { selectedAdAccountId: adAccountId }),
      ...(pageId !== undefined && { selectedPageId: pageId }),
    };
    const row = await ctx.db.transaction(async (tx) => {
      const saved = await saveSelection(tx, person.workspaceId, selection);
      const names = [...adAccounts, ...pages].filter(({ id }) => id === adAccountId || id === pageId);
      const to = { ...selection, names: names.map(({ name }) => name).join(', ') };
      await noteDeed(tx, person, { at: ctx.now(), deed: 'facebook-chosen', to });
      return saved;
    });
    return presentConnection(row, person);
  }),
  refresh: connections.refresh.handler(async ({ context: { ctx, person } }) =>
    presentConnection(await refreshConnection(ctx, person.workspaceId), person),
  ),
  disconnect: connections.disconnect.handler(async ({ context: { ctx, person } }) => {
    await disconnect(ctx, person);
    return { disconnected: true as const };
  }),
});
