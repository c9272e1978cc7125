import { member, visitor } from '#server/procedures.ts';
import { findSupportOpening, openLiveSupport } from './open-live-support.ts';
import { receiveMessage } from './receive-message.ts';

const { support } = member;
const { support: open } = visitor;

export const supportProcedures = open.router({
  hours: open.hours.handler(({ context: { ctx } }) => ({
    hours: ctx.settings.supportHours ?? null,
    opensAt: findSupportOpening(ctx)?.toISOString() ?? null,
  })),
  openLiveSupport: support.openLiveSupport.handler(({ context: { ctx, person } }) =>
    openLiveSupport(ctx, person),
  ),
  sendMessage: open.sendMessage.handler(({ context: { ctx, clientAddress }, input }) =>
    receiveMessage(ctx, input, clientAddress),
  ),
});
