import type { OutsideService } from '#contract/practice.ts';
import { visitor } from '#server/procedures.ts';

const { practice } = visitor;

export const practiceProcedures = practice.router({
  get: practice.get.handler(({ context: { ctx } }) => {
    const { practice: isPractice, sandbox, isOnThisMachine } = ctx.settings;
    // One of ours listens on the server's own machine alone.
    const isInReach = isOnThisMachine || !sandbox.isOurs;
    const services = (Object.keys(isPractice) as OutsideService[]).filter((service) => isPractice[service]);
    return {
      services,
      sandboxUrl: services.length > 0 && isInReach ? sandbox.url : null,
      mailboxUrl: isPractice.mail && isInReach ? `${sandbox.url}/mailbox` : null,
    };
  }),
});
