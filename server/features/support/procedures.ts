import { member, visitor } from '#server/procedures.ts';
import { openLiveSupport } from './open-live-support.ts';

const { support } = member;

export const supportProcedures = support.router({
  openLiveSupport: support.openLiveSupport.handler(({ context: { house, person } }) =>
    openLiveSupport(house, person),
  ),
  sendMessage: visitor.support.sendMessage.handler(() => {
    throw new Error('not built yet');
  }),
});
