import type { LiveChange } from '#contract/live-changes.ts';
import { server } from '#web/api.ts';
import { foresee, noteUnderWay, readChangedAnew, type Foreseen } from './change-cache.ts';
import { tellChange, tellRefusal } from './change-toasts.tsx';
import { refusalWords, type ChangeKind } from './change-words.ts';

/** What the page gets to know: it is there, it goes on by itself, or why it was not made. */
export type ChangeOutcome =
  | { ended: 'done' | 'running' | 'canceled'; change: LiveChange }
  | { ended: 'failed'; reason: string; change?: LiveChange };

export interface ChangeRequest {
  kind: ChangeKind;
  ask: () => Promise<LiveChange>;
  /** Shown at once, and taken back if it does not work. */
  foreseen?: Foreseen | undefined;
  /** What it means, to go with the news that it is done. */
  meaning?: string | undefined;
  /** The place that asks says itself why it did not work, so that no toast needs to. */
  isFailureToldThere?: boolean | undefined;
}

const nothingToTakeBack = () => {};
/** What this tab has asked for and does not know the end of, with what takes it off the screen again. */
const awaited = new Map<string, () => void>();
/** Requests without an answer yet. */
const asking: ChangeKind[] = [];

/** Makes one change: shown at once, told with a way back, taken off the screen again with the reason if it fails. */
export async function runChange(request: ChangeRequest): Promise<ChangeOutcome> {
  const { kind, ask, foreseen, meaning, isFailureToldThere } = request;
  const takeBack = foreseen ? foresee(foreseen) : nothingToTakeBack;
  asking.push(kind);
  try {
    const change = await ask();
    if (change.status === 'running') awaited.set(change.id, takeBack);
    if (change.status === 'failed') takeBack();
    noteUnderWay(change);
    tellChange(change, {
      onUndo: (it) => void undoChange(it),
      meaning,
      isFailureToldElsewhere: isFailureToldThere,
    });
    readChangedAnew(change);
    if (change.status !== 'failed') return { ended: change.status, change };
    return { ended: 'failed', reason: reasonOf(change), change };
  } catch (error) {
    takeBack();
    if (!isFailureToldThere) tellRefusal(kind, error);
    return { ended: 'failed', reason: refusalWords(error) };
  } finally {
    asking.splice(asking.indexOf(kind), 1);
  }
}

/** Takes a change back; what becomes of that is told as of any other. */
export function undoChange({ id, matter, facebookCampaignId }: LiveChange): Promise<ChangeOutcome> {
  return runChange({
    kind: matter.kind,
    ask: () => server.liveCampaigns.undoChange({ id }),
    foreseen: facebookCampaignId === null ? undefined : foreseenBack(facebookCampaignId, matter),
  });
}

/** Hears from the server how a change goes on, whoever asked for it. */
export function hearOfChange(change: LiveChange): void {
  const { id, status, matter } = change;
  const wasUnderWay = noteUnderWay(change);
  const takeBack = awaited.get(id);
  if (status !== 'running') {
    awaited.delete(id);
    if (status === 'failed') takeBack?.();
    readChangedAnew(change);
  }
  // What somebody does in another tab shows on the page; told is what this tab waits for, what went wrong, and what can be lost.
  const isToldByAnswer = asking.includes(matter.kind);
  const isNews = takeBack !== undefined || matter.kind === 'deletion' || (wasUnderWay && status === 'failed');
  if (isNews && !isToldByAnswer && (status !== 'running' || matter.kind === 'deletion')) {
    tellChange(change, { onUndo: (it) => void undoChange(it) });
  }
}

function reasonOf({ problem }: LiveChange): string {
  return problem ? `${problem.title} ${problem.text}` : '';
}

function foreseenBack(facebookCampaignId: string, matter: LiveChange['matter']): Foreseen | undefined {
  if (matter.kind === 'status') {
    return { facebookCampaignId, fields: { status: matter.from, configuredStatus: matter.from } };
  }
  if (matter.kind !== 'daily-budget') return undefined;
  return { facebookCampaignId, fields: { dailyBudgetMinor: matter.from.dailyBudgetMinor } };
}
