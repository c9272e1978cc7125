import type { CallReport } from '#server/gateways/meta/graph/call-report.ts';
import type { CallNotes } from '#server/platform/log/call-notes.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Meters } from '#server/platform/log/meters.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import { failureOfGateway, isLogged } from './rules.ts';

interface Hands {
  callNotes: CallNotes;
  meters: Pick<Meters, 'metaCalls' | 'metaRetries'>;
  log: Log;
  now(): number;
}

/** Notes calls to Meta for the workspace on whose trail they are made. Those made for nobody are only logged, if they fail. */
export function noteMetaCalls({ callNotes, meters, log, now }: Hands): (report: CallReport) => void {
  return ({ method, path, elapsedMs, status, error, retries, usage }) => {
    const failure = error && failureOfGateway(error);
    meters.metaCalls.observe({ method, outcome: failure?.classification ?? 'ok' }, elapsedMs / 1000);
    if (retries > 0) meters.metaRetries.inc(retries);
    const context = currentContext();
    if (context && retries > 0) context.retries += retries;
    if (!context?.workspaceId) {
      if (failure) log.info('a call to Meta failed', { method, path, status, ...failure });
      return;
    }
    const { workspaceId, campaignId } = context;
    if (usage?.adAccountId)
      callNotes.noteBudget({
        workspaceId,
        adAccountId: usage.adAccountId,
        usedPercent: usage.accountPercent,
        waitMs: usage.waitMs,
        at: now(),
      });
    callNotes.note({
      workspaceId,
      at: now(),
      method,
      endpointPath: path,
      elapsedMs,
      functionName: undefined,
      campaignId,
      httpStatus: status,
      retries: Math.max(0, retries),
      failure,
      isLogged: isLogged(failure !== undefined, Math.random()),
    });
  };
}
