import type { HeldBrakes } from '#contract/live/brakes.ts';
import type { Drift, Drifts } from '#contract/live/drifts.ts';
import { useRef, useState } from 'react';
import { api, queryClient, server } from '#web/api.ts';
import { driftLine } from '#web/drift-words.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useMaySteer } from '../live-tools.ts';
import { driftCost } from './drift-cost.ts';

interface OpenDriftsProps extends Pick<Drifts, 'drifts'> {
  brakes: HeldBrakes | null;
}

/** That nothing was changed at Meta, where that is true. */
export function calmWords({ drifts, calmMonth, calmAsOf }: Drifts): string | undefined {
  if (drifts.length > 0 || !calmMonth || !calmAsOf) return undefined;
  return m.drift_calm({ month: nameOf(calmMonth), time: formatDateTime(calmAsOf) });
}

/** What was changed at Meta and not from here, each with its two ways out. */
export function OpenDrifts({ drifts, brakes }: OpenDriftsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  if (drifts.length === 0) return null;
  return (
    <section aria-labelledby="drifts" className="rounded-xl border border-line bg-surface px-5 py-4">
      <h2 id="drifts" ref={title} tabIndex={-1} className="text-sm font-semibold">
        {m.drift_title()}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {drifts.map((drift) => (
          // Whoever pressed what goes away with its line goes on from the top.
          <OpenDrift key={drift.id} drift={drift} brakes={brakes} onPressed={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

interface OpenDriftProps extends Pick<OpenDriftsProps, 'brakes'> {
  drift: Drift;
  onPressed(): void;
}

function OpenDrift({ drift, brakes, onPressed }: OpenDriftProps) {
  const { id, facebookCampaignId, notPutBack } = drift;
  const { run, isBusy } = useOperation();
  const maySteer = useMaySteer();
  const [isKeeping, setKeeping] = useState(false);
  const what = driftLine(drift);
  const cost = driftCost(drift, brakes);

  async function putBack() {
    if (isBusy || isKeeping) return;
    const { ended } = await run({ kind: 'setting', ask: () => server.liveCampaigns.putBack({ id }) });
    if (ended === 'done') onPressed();
  }
  async function keep() {
    if (isBusy || isKeeping) return;
    setKeeping(true);
    try {
      const left = await server.liveCampaigns.keep({ id });
      const input = facebookCampaignId ? { facebookCampaignId } : {};
      queryClient.setQueryData(api.liveCampaigns.listDrifts.queryKey({ input }), left);
      toast(m.drift_kept());
      onPressed();
    } catch (error) {
      toastError(m.drift_keep_failed(), wordsFor(error));
    }
    setKeeping(false);
    void queryClient.invalidateQueries({ queryKey: api.liveCampaigns.listDrifts.key() });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">{what}</p>
        {cost && <p className="mt-0.5 text-warning-text">{cost}</p>}
        <p className="mt-0.5 text-muted [overflow-wrap:anywhere]">{whenWords(drift)}</p>
        {notPutBack && <p className="mt-0.5 text-muted">{whyNot[notPutBack]()}</p>}
      </div>
      {maySteer && (
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
          {!notPutBack && (
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              aria-label={m.drift_put_back_named({ what })}
              onClick={() => void putBack()}
            >
              {m.drift_put_back()}
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            busy={isKeeping}
            aria-label={m.drift_keep_named({ what })}
            onClick={() => void keep()}
          >
            {m.drift_keep()}
          </Button>
        </div>
      )}
    </li>
  );
}

const whyNot = {
  start: m.drift_fixed_start,
  goal: m.drift_fixed_goal,
  'budget-kind': m.drift_fixed_budget_kind,
  creative: m.drift_fixed_creative,
  unset: m.drift_fixed_unset,
  'account-controls': m.drift_fixed_account_controls,
};

/** Which ad set or ad, in which tool, and when; where nobody tells when, when it was seen. */
function whenWords({ objectType, objectName, who: { tool }, changedAt, seenAt }: Drift): string {
  const time = formatDateTime(changedAt ?? seenAt);
  const when = changedAt ? (tool ? m.drift_in_tool({ tool, time }) : time) : m.drift_seen({ time });
  return objectType === 'campaign' || objectType === 'account' ? when : `${objectName} · ${when}`;
}

function nameOf(month: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), { month: 'long', timeZone: 'UTC' }).format(new Date(month));
}
