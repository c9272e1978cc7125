import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { HeldRun } from '#server/gateways/meta/steering/steering.ts';
import type { HeldSwitch } from '#server/gateways/meta/steering/switch-all.ts';
import { keepBudgetSum } from './budget-sum.ts';
import type { Ending, Errand } from './change-errand.ts';
import { changedSinceProblem, goneProblem, notTakenProblem, partlyProblem } from './change-problem.ts';
import { sendChange } from './change-sending.ts';
import { updateLiveCampaign } from './live-row-queries.ts';
import { keepSwitches } from './switch-queries.ts';
import type { StoredChangeProblem } from './tables.ts';

/** What Meta holds of a campaign, with all the parts that are to be switched. */
interface Seen {
  run: HeldRun;
  /** As they are switched, by id: the campaign as well, where it is to be switched. */
  switches: Map<string, HeldSwitch>;
}

/** Pauses at Meta, or lets run, reads back down to the ads, and keeps what Meta makes of all that the campaign holds. */
export async function setStatusOnMeta(errand: Errand<'status'>): Promise<Ending> {
  const { house, account, matter, change } = errand;
  const before = await look(errand);
  if (!before) return gone(errand);
  const wanted = idsToSwitch(errand, before);
  if (wanted.length === 0 && !isOfCampaign(errand)) return { problem: goneProblem() };
  const others = wanted.filter((id) => before.switches.get(id)?.status !== matter.to);
  if (others.length === 0) return ended(errand, before);
  if (change.undoes && others.some((id) => before.switches.get(id)?.status !== wasOf(matter)))
    return { ...asHeld(errand, before, { awaiting: [], meant: [] }), problem: changedSinceProblem() };

  const [first = '', ...more] = others;
  const refusal = await sendSwitches(errand, () =>
    more.length === 0
      ? house.meta.setStatus(account, first, matter.to)
      : house.meta.switchAll(account, { ids: others, to: matter.to }),
  );
  const after = await look(errand);
  if (!after) return gone(errand);
  const left = others.filter((id) => after.switches.get(id)?.status !== matter.to);
  if (left.length === 0) return ended(errand, after);
  if (refusal && left.length === others.length) throw refusal;
  return { ...ended(errand, after), problem: whatIsLeft(errand, { left, refusal }) };
}

/** The campaign last where it is let run, and first where it is paused: nothing is spent meanwhile that need not be. */
function idsToSwitch(errand: Errand<'status'>, { switches }: Seen): string[] {
  const { adSets = [], ads = [], to } = errand.matter;
  const campaign = isOfCampaign(errand) ? [errand.change.facebookCampaignId!] : [];
  const ids = [...[...ads, ...adSets].map(({ id }) => id), ...campaign];
  const there = ids.filter((id) => switches.has(id));
  return to === 'ACTIVE' ? there : there.toReversed();
}

function isOfCampaign({ matter: { target = 'campaign' } }: Errand<'status'>): boolean {
  return target === 'campaign';
}

/** How that which is to be switched was before. */
function wasOf({ to }: Errand<'status'>['matter']): string {
  return to === 'ACTIVE' ? 'PAUSED' : 'ACTIVE';
}

async function look({ house, account, matter, change }: Errand<'status'>): Promise<Seen | undefined> {
  const id = change.facebookCampaignId!;
  const run = await house.meta.readRun(account, id);
  if (!run) return undefined;
  const { status, effectiveStatus } = run;
  const listed = [...run.adSets, ...run.ads];
  const parts = [...(matter.adSets ?? []), ...(matter.ads ?? [])].map((part) => part.id);
  const late = parts.filter((part) => !listed.some((each) => each.id === part));
  const read = late.length > 0 ? await house.meta.readSwitches(account, late) : [];
  const all = [{ id, status, effectiveStatus }, ...listed, ...read];
  return { run, switches: new Map(all.map((each) => [each.id, each])) };
}

/** Of several, some may be switched before one is refused: what became of them is read back, and told. */
async function sendSwitches(
  errand: Errand<'status'>,
  send: () => Promise<void>,
): Promise<GatewayError | undefined> {
  try {
    await sendChange(errand, { send });
    return undefined;
  } catch (error) {
    if (error instanceof GatewayError && error.failureKind === 'rejected') return error;
    throw error;
  }
}

function whatIsLeft(
  { matter, change }: Errand<'status'>,
  { left, refusal }: { left: string[]; refusal: GatewayError | undefined },
): StoredChangeProblem {
  const isOn = matter.to === 'PAUSED';
  if (refusal) return partlyProblem(refusal, isOn);
  if (left.includes(change.facebookCampaignId!)) return notTakenProblem(isOn ? 'running' : 'paused');
  return notTakenProblem(isOn ? 'parts-on' : 'parts-off');
}

function gone({ house, workspaceId, change }: Errand<'status'>): Ending {
  const goneAt = new Date(house.now());
  const facebookCampaignId = change.facebookCampaignId!;
  return {
    problem: goneProblem(),
    keep: (tx) => updateLiveCampaign(tx, workspaceId, { facebookCampaignId, goneAt }),
  };
}

function ended(errand: Errand<'status'>, seen: Seen): Ending {
  const { to, adSets = [], ads = [] } = errand.matter;
  const parts = [...adSets, ...ads];
  return asHeld(errand, seen, {
    // What is taken back waits for its launch again; whatever else was paused from here is not launched later.
    awaiting: to === 'PAUSED' ? parts.filter(({ isLaunch }) => isLaunch).map(({ id }) => id) : [],
    meant: parts.filter(({ isLaunch }) => !isLaunch).map(({ id }) => id),
  });
}

function asHeld(
  { house, workspaceId, change }: Errand<'status'>,
  { run, switches }: Seen,
  wished: { awaiting: string[]; meant: string[] },
): Ending {
  const at = new Date(house.now());
  const facebookCampaignId = change.facebookCampaignId!;
  return {
    async keep(tx) {
      await updateLiveCampaign(tx, workspaceId, {
        facebookCampaignId,
        status: run.effectiveStatus,
        configuredStatus: run.status,
        changedHereAt: at,
      });
      await keepSwitches(tx, workspaceId, { at, switches: [...switches.values()], ...wished });
      await keepBudgetSum(tx, workspaceId, { facebookCampaignId, changedHereAt: at });
    },
  };
}
