import { PlannedArea } from '#contract/planned-areas.ts';
import { member } from '#server/procedures.ts';

const { plannedAreas } = member;

export const plannedAreaProcedures = plannedAreas.router({
  list: plannedAreas.list.handler(({ context: { ctx } }) =>
    ctx.settings.showsPlannedAreas ? PlannedArea.options : [],
  ),
});
