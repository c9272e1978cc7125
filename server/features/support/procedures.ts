import { member, visitor } from '#server/procedures.ts';
import { findSupportOpening, openLiveSupport } from './open-live-support.ts';
import { receiveMessage } from './receive-message.ts';

const { support } = member;
const { support: open } = visitor;

export const supportProcedures = open.router({
  hours: open.hours.handler(({ context: { house } }) => ({
    hours: house.settings.supportHours ?? null,
    opensAt: findSupportOpening(house)?.toISOString() ?? null,
  })),
  openLiveSupport: support.openLiveSupport.handler(({ context: { house, person } }) =>
    openLiveSupport(house, person),
  ),
  sendMessage: open.sendMessage.handler(({ context: { house, clientAddress }, input }) =>
    receiveMessage(house, input, clientAddress),
  ),
});
