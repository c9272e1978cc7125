import type { OutsideService } from '#contract/practice.ts';
import { visitor } from '#server/procedures.ts';

const { practice } = visitor;

export const practiceProcedures = practice.router({
  get: practice.get.handler(({ context: { ctx } }) => {
    const { practice: isPractice, sandbox } = ctx.settings;
    const services = (Object.keys(isPractice) as OutsideService[]).filter((service) => isPractice[service]);
    return {
      services,
      sandboxUrl: services.length > 0 ? sandbox.url : null,
      mailboxUrl: isPractice.mail ? `${sandbox.url}/mailbox` : null,
    };
  }),
});
