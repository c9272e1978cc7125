import type { Dataset, LeadEventState } from '#contract/leads/lead-events.ts';
import { askFacebook, getAdAccountAccess } from '#server/features/connections/access.ts';
import type { AppContext } from '#server/app-context.ts';
import { tellText } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../../audit-log/write-line.ts';
import { countEvents, findSettings, forgetWaiting, saveSettings } from './event-queries.ts';
import { gapsOf, monthMs } from './fit.ts';

type Asker = Pick<Person, 'workspaceId' | 'language'>;

export async function presentEvents(
  { db, now }: AppContext,
  { workspaceId, language }: Asker,
): Promise<LeadEventState> {
  const settings = await findSettings(db, workspaceId);
  const counts = await countEvents(db, workspaceId, new Date(now() - monthMs));
  const { isOn = false, datasetId, datasetName, lastProblem, matchQuality } = settings ?? {};
  const { leads, told, waiting, givenUp, tooLate } = counts;
  return {
    on: isOn,
    dataset: datasetId ? { id: datasetId, name: datasetName ?? '' } : null,
    confirmedBy: settings?.confirmedBy ?? null,
    since: settings?.since?.toISOString() ?? null,
    leads,
    told,
    waiting,
    givenUp,
    tooLate,
    lastSentAt: settings?.lastSentAt?.toISOString() ?? null,
    lastProblem: lastProblem ? tellText(lastProblem, language) : null,
    matchQuality: matchQuality
      ? {
          score: matchQuality.score,
          email: matchQuality.keys.email ?? null,
          phone: matchQuality.keys.phone ?? null,
          readAt: matchQuality.readAt,
        }
      : null,
    qualityAskedAt: settings?.qualityAskedAt?.toISOString() ?? null,
    gaps: gapsOf(counts),
  };
}

/** The datasets of the chosen ad account. Meta calls them pixels, wherever their events come from. */
export async function listDatasets(ctx: AppContext, { workspaceId }: Asker): Promise<Dataset[]> {
  const { account } = await getAdAccountAccess(ctx, workspaceId);
  const ask = () => ctx.meta.listPixels(account.token, account.id);
  const pixels = await askFacebook(ctx, workspaceId, { token: account.token, ask });
  return pixels.map(({ id, name }) => ({ id, name }));
}

/** From now on Meta is told, or no more. What waits when it is switched off is forgotten. */
export async function setEvents(
  ctx: AppContext,
  person: Person,
  wish: { on: true; datasetId: string } | { on: false },
): Promise<LeadEventState> {
  const { workspaceId, name } = person;
  const datasets = wish.on ? await listDatasets(ctx, person) : [];
  const dataset = wish.on ? datasets.find(({ id }) => id === wish.datasetId) : undefined;
  if (wish.on && !dataset) throw new Refusal('DATASET_UNKNOWN');
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const told = { isOn: wish.on, lastProblem: null };
    const off = { ...told, confirmedBy: null, since: null };
    await saveSettings(
      tx,
      workspaceId,
      dataset
        ? {
            ...told,
            datasetId: dataset.id,
            datasetName: dataset.name,
            confirmedBy: name,
            since: new Date(at),
            matchQuality: null,
            qualityAskedAt: null,
          }
        : off,
    );
    if (!wish.on) await forgetWaiting(tx, workspaceId);
    const to = { on: wish.on, ...(dataset && { dataset: dataset.name }) };
    await noteDeed(tx, person, { at, deed: 'lead-events-set', to });
  });
  return presentEvents(ctx, person);
}
