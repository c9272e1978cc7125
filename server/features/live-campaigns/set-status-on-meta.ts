import type { HeldRun } from '#server/gateways/meta/steering.ts';
import { changedSinceProblem, goneProblem, notTakenProblem } from './change-problem.ts';
import type { Ending, Errand } from './change-errand.ts';
import { sendChange } from './change-sending.ts';
import { keepLiveAd, keepLiveAdSet, keepLiveCampaign } from './held-queries.ts';

/** Pauses a campaign at Meta, or lets it run, and keeps what Meta makes of it and of all it holds. */
export async function setStatusOnMeta(errand: Errand<'status'>): Promise<Ending> {
  const { house, account, matter, change } = errand;
  const id = change.facebookCampaignId!;
  const before = await house.meta.readRun(account, id);
  if (!before) return gone(errand);
  if (before.status === matter.to) return ended(errand, before);
  if (change.undoes && before.status !== matter.from) return { problem: changedSinceProblem() };
  await sendChange(errand, { send: () => house.meta.setStatus(account, id, matter.to) });
  const after = await house.meta.readRun(account, id);
  if (!after) return gone(errand);
  if (after.status !== matter.to)
    return { problem: notTakenProblem(after.status === 'ACTIVE' ? 'running' : 'paused') };
  return ended(errand, after);
}

function gone({ house, workspaceId, change }: Errand<'status'>): Ending {
  const goneAt = new Date(house.now());
  const facebookCampaignId = change.facebookCampaignId!;
  return {
    problem: goneProblem(),
    keep: (tx) => keepLiveCampaign(tx, workspaceId, { facebookCampaignId, goneAt }),
  };
}

function ended({ house, workspaceId, change }: Errand<'status'>, run: HeldRun): Ending {
  const changedHereAt = new Date(house.now());
  return {
    async keep(tx) {
      await keepLiveCampaign(tx, workspaceId, {
        facebookCampaignId: change.facebookCampaignId!,
        status: run.effectiveStatus,
        configuredStatus: run.status,
        changedHereAt,
      });
      for (const { id, effectiveStatus } of run.adSets)
        await keepLiveAdSet(tx, workspaceId, { facebookAdSetId: id, status: effectiveStatus, changedHereAt });
      for (const { id, effectiveStatus } of run.ads)
        await keepLiveAd(tx, workspaceId, { facebookAdId: id, status: effectiveStatus, changedHereAt });
    },
  };
}
