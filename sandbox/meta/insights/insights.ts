import { numberOf } from '#sandbox/json.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge } from '#sandbox/meta/graph/node-type.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { startReport } from './async-insights.ts';
import { listInsights } from './insights-list.ts';
import { type Level, readWish } from './insights-wish.ts';

/** Figures of an object, or of what is below it: at once, or as a report that is fetched later. */
export function insightsEdge(own: Level): Edge {
  return {
    list(visit, thing) {
      const most = switchOf(visit.world, 'reduce_above_limit');
      if ((numberOf(visit.call.params['limit']) ?? 0) > most) throw new GraphError('reduceData');
      return listInsights(visit, thing, own);
    },
    create: (visit, thing) => startReport(visit, thing, own, readWish(visit, thing, own)),
  };
}
