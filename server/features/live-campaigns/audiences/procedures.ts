import { member } from '#server/procedures.ts';
import { answering } from '../steering/procedures.ts';
import { makeFormAudience, presentAudiences, removeFormAudience } from './form-audience.ts';

const { formAudiences } = member;

export const formAudienceProcedures = formAudiences.router({
  list: formAudiences.list.handler(({ context: { ctx, person } }) =>
    presentAudiences(ctx, person.workspaceId),
  ),
  make: formAudiences.make.handler(answering(makeFormAudience)),
  remove: formAudiences.remove.handler(answering(removeFormAudience)),
});
