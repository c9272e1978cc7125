import type { LiveChange } from '#contract/live/live-changes.ts';
import { isDefinedError } from '@orpc/client';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { foresee, noteUnderWay, readChangedAnew, type Foreseen } from './change-cache.ts';
import { tellChange, tellRefusal } from './change-toasts.tsx';
import { failedTitle, problemWords, refusalWords, targetOf, type ChangeKind } from './change-words.ts';

/** What the page gets to know: it is there, it goes on by itself, or why it was not made. */
export type ChangeOutcome =
  | { ended: 'done' | 'running' | 'canceled'; change: LiveChange }
  | { ended: 'failed'; reason: string; change?: LiveChange };

export interface ChangeRequest {
  kind: ChangeKind;
  ask: () => Promise<LiveChange>;
  /** Shown at once, and taken back if it does not work. */
  foreseen?: Foreseen | undefined;
  /** What stands above the reason where it is refused; by kind where left out. */
  refusedTitle?: string | undefined;
  /** What it means, to go with the news that it is done. */
  meaning?: string | undefined;
  /** The place that asks says itself why it did not work, so that no toast needs to. */
  isFailureToldThere?: boolean | undefined;
}

const nothingToTakeBack = () => {};
/** What this tab has asked for and does not know the end of, with what takes it off the screen again. */
const awaited = new Map<string, () => void>();
/** What has ended while this page is open. */
const ended = new Map<string, LiveChange>();
/** Requests without an answer yet. */
const asking: ChangeKind[] = [];

/** Makes one change: shown at once, told with a way back, taken off the screen again with the reason if it fails. */
export async function runChange(request: ChangeRequest): Promise<ChangeOutcome> {
  const { kind, ask, foreseen, refusedTitle, meaning, isFailureToldThere } = request;
  const takeBack = foreseen ? foresee(foreseen) : nothingToTakeBack;
  asking.push(kind);
  try {
    const answer = await ask();
    // The stream may have told the end while this answer was on its way.
    const change = ended.get(answer.id) ?? answer;
    if (change.status === 'running') awaited.set(change.id, takeBack);
    if (change.status === 'failed') takeBack();
    noteUnderWay(change);
    tellChange(change, {
      onUndo: (it) => void undoChange(it),
      meaning,
      isFailureToldElsewhere: isFailureToldThere,
    });
    settle(change);
    if (change.status !== 'failed') return { ended: change.status, change };
    return { ended: 'failed', reason: problemWords(change.problem) ?? '', change };
  } catch (error) {
    takeBack();
    // What was refused was asked for by what stood here: it may be old.
    if (isDefinedError(error)) readChangedAnew(kind);
    if (!isFailureToldThere) tellRefusal(refusedTitle ?? failedTitle(kind), error);
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
    refusedTitle: m.changes_undo_failed(),
    foreseen: facebookCampaignId === null ? undefined : foreseenBack(facebookCampaignId, matter),
  });
}

/** Hears from the server how a change goes on, whoever asked for it. */
export function hearOfChange(change: LiveChange): void {
  const { id, status, matter } = change;
  if (ended.has(id)) return;
  const wasUnderWay = noteUnderWay(change);
  const takeBack = awaited.get(id);
  if (status !== 'running') {
    awaited.delete(id);
    if (status === 'failed') takeBack?.();
  }
  // What somebody does in another tab shows on the page; told is what this tab waits for, what went wrong, and what can be lost.
  const isToldByAnswer = asking.includes(matter.kind);
  const isAwaited = takeBack !== undefined || matter.kind === 'deletion';
  if (!isToldByAnswer && (isAwaited || (wasUnderWay && status === 'failed'))) {
    tellChange(change, { onUndo: (it) => void undoChange(it) });
  }
  settle(change);
}

function settle(change: LiveChange): void {
  if (change.status === 'running') return;
  ended.set(change.id, change);
  readChangedAnew(change.matter.kind);
}

function foreseenBack(facebookCampaignId: string, matter: LiveChange['matter']): Foreseen | undefined {
  if (matter.kind === 'status') {
    if (targetOf(matter) !== 'campaign') return undefined;
    return { facebookCampaignId, fields: { status: matter.from, configuredStatus: matter.from } };
  }
  if (matter.kind !== 'daily-budget' || matter.adSet) return undefined;
  return { facebookCampaignId, fields: { dailyBudgetMinor: matter.from.dailyBudgetMinor } };
}
