import { member } from '#server/procedures.ts';
import { openLiveSupport } from './open-live-support.ts';

const { support } = member;

export const supportProcedures = support.router({
  openLiveSupport: support.openLiveSupport.handler(({ context: { house, person } }) =>
    openLiveSupport(house, person),
  ),
});
