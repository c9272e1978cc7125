import type { Operation } from '#contract/operations/operations.ts';
import { isDefinedError } from '@orpc/client';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { dismissToast } from '#web/ui/toast/toast.tsx';
import { foresee, readChangedAnew, type Foreseen } from './foreseen.ts';
import { isToldByPage, rememberPublication } from './remember-publication.ts';
import { noteUnderWay } from './store.ts';
import { matterOf, tellOperation, tellRefusal } from './toasts.tsx';
import { failedTitle, problemWords, refusalWords, targetOf, type OperationKindName } from './words.ts';

/** What the page gets to know: it is there, it goes on by itself until `end`, or why it was not done. */
export type Outcome =
  | { ended: 'done' | 'canceled'; operation: Operation }
  | { ended: 'running'; operation: Operation; end: Promise<Operation> }
  | {
      ended: 'failed';
      reason: string;
      operation?: Operation;
      /** It was refused before it began. */
      refusal?: unknown;
    };

export interface OperationRequest {
  kind: OperationKindName;
  ask: () => Promise<Operation>;
  /** Shown at once, and taken back if it does not work. */
  foreseen?: Foreseen | undefined;
  /** What stands above the reason where it is refused; by kind where left out. */
  refusedTitle?: string | undefined;
  /** What it means, to go with the news that it is done. */
  meaning?: string | undefined;
  /** The place that asks says itself why it did not work, so that no toast needs to. */
  isFailureToldThere?: boolean | undefined;
}

/** What this window has asked for and does not know the end of. */
interface Awaited extends Pick<OperationRequest, 'meaning' | 'isFailureToldThere'> {
  takeBack(): void;
  /** It has ended, or has to wait. */
  news: PromiseWithResolvers<Operation>;
  end: PromiseWithResolvers<Operation>;
  toldAs?: string;
}

/** After so long without news it is asked for, and whoever waits is told that it goes on by itself. */
const slowAfterMs = 15_000;
/** So many that have ended are remembered, since news of one can come twice. */
const endedKept = 50;

const awaited = new Map<string, Awaited>();
/** Requests without an answer yet: news that comes meanwhile may be of what they asked for. */
let asking = 0;
const early = new Map<string, Operation>();
const ended: string[] = [];

/** Runs one operation: shown at once, told with a way back, taken off the screen again with the reason if it fails. */
export async function runOperation(request: OperationRequest): Promise<Outcome> {
  const { kind, ask, foreseen, refusedTitle, isFailureToldThere } = request;
  const takeBack = foreseen ? foresee(foreseen) : () => undefined;
  try {
    const accepted = await askFor(ask);
    const mine: Awaited = {
      ...request,
      takeBack,
      news: Promise.withResolvers(),
      end: Promise.withResolvers(),
    };
    awaited.set(accepted.id, mine);
    // The stream may have told more while this answer was on its way.
    const known = early.get(accepted.id) ?? accepted;
    early.delete(accepted.id);
    hear(known);
    hearEarly();
    return outcomeOf(kind === 'deletion' ? accepted : await newsOf(accepted, mine), mine);
  } catch (error) {
    takeBack();
    hearEarly();
    // What was refused was asked for by what stood here: it may be old.
    if (isDefinedError(error)) readChangedAnew(kind);
    if (!isFailureToldThere) tellRefusal(refusedTitle ?? failedTitle(kind), error);
    return { ended: 'failed', reason: refusalWords(error), refusal: error };
  }
}

/** Asks, and holds back meanwhile what is news of nobody knows whose. */
async function askFor(ask: OperationRequest['ask']): Promise<Operation> {
  asking += 1;
  try {
    return await ask();
  } finally {
    asking -= 1;
  }
}

function hearEarly(): void {
  if (asking > 0) return;
  const held = [...early.values()];
  early.clear();
  for (const operation of held) hear(operation);
}

/** Takes an operation back; what becomes of that is told as of any other. */
export function undoOperation({ id, details, facebookCampaignId }: Operation): Promise<Outcome> {
  return runOperation({
    kind: details.kind,
    ask: () => server.operations.undo({ id }),
    refusedTitle: m.changes_undo_failed(),
    foreseen: facebookCampaignId === null ? undefined : foreseenBack(facebookCampaignId, details),
  });
}

/** Hears from the server how an operation goes on, whoever asked for it. */
export function hear(operation: Operation): void {
  const { id, status, details } = operation;
  if (ended.includes(id)) return;
  const mine = awaited.get(id);
  // Whose it is turns out with the answer.
  if (!mine && asking > 0) return void early.set(id, operation);
  const wasUnderWay = noteUnderWay(operation);
  const { publication } = operation;
  if (publication) rememberPublication(publication);
  // What somebody does elsewhere shows on the page; told is what this window waits for, what went wrong, and what can be lost.
  if (mine) tellOnce(operation, mine);
  else if (publication) {
    const isNews = wasUnderWay && status !== 'running' && !isToldByPage(publication);
    if (isNews) tellOperation(operation, { onUndo });
  } else if (details.kind === 'deletion' || (wasUnderWay && status === 'failed'))
    tellOperation(operation, { onUndo });
  // What this window told of the same matter before is over.
  else dismissToast(matterOf(operation));
  if (status !== 'running') settle(operation, mine);
  else if (operation.problem) mine?.news.resolve(operation);
}

function tellOnce(operation: Operation, mine: Awaited): void {
  const { status, problem, details } = operation;
  const isWaiting = status === 'running' && problem === null && details.kind !== 'deletion';
  const state = `${status} ${problem?.text}`;
  if (isWaiting || mine.toldAs === state) return;
  mine.toldAs = state;
  tellOperation(operation, {
    onUndo,
    meaning: mine.meaning,
    isFailureToldElsewhere: mine.isFailureToldThere,
  });
}

function settle(operation: Operation, mine: Awaited | undefined): void {
  ended.push(operation.id);
  if (ended.length > endedKept) ended.shift();
  awaited.delete(operation.id);
  if (operation.status === 'failed') mine?.takeBack();
  mine?.news.resolve(operation);
  mine?.end.resolve(operation);
  readChangedAnew(operation.details.kind);
}

/** The end or what it waits for; where nobody tells for a while it is asked for, until it has ended. */
function newsOf({ id }: Operation, mine: Awaited): Promise<Operation> {
  const timer = setInterval(() => {
    void askAgain(id, mine).catch((error: unknown) => {
      // A server that cannot be reached does not say that it failed: it is asked again.
      if (isDefinedError(error)) mine.news.reject(error);
    });
  }, slowAfterMs);
  void mine.end.promise.finally(() => clearInterval(timer));
  return mine.news.promise;
}

async function askAgain(id: string, mine: Awaited): Promise<void> {
  const operation = await server.operations.get({ id });
  hear(operation);
  if (operation.status !== 'running') return;
  if (mine.toldAs === undefined) tellOperation(operation, { onUndo });
  mine.toldAs ??= 'running';
  mine.news.resolve(operation);
}

function outcomeOf(operation: Operation, { end }: Awaited): Outcome {
  const { status, problem } = operation;
  if (status === 'running') return { ended: status, operation, end: end.promise };
  if (status !== 'failed') return { ended: status, operation };
  return { ended: 'failed', reason: problemWords(problem) ?? '', operation };
}

function onUndo(operation: Operation): void {
  void undoOperation(operation);
}

function foreseenBack(facebookCampaignId: string, details: Operation['details']): Foreseen | undefined {
  if (details.kind === 'name') return { facebookCampaignId, fields: { name: details.from } };
  if (details.kind === 'cost-goal')
    return { facebookCampaignId, fields: { costGoalMinor: details.from.costGoalMinor } };
  if (details.kind === 'status') {
    if (targetOf(details) !== 'campaign') return undefined;
    return { facebookCampaignId, fields: { status: details.from, configuredStatus: details.from } };
  }
  if (details.kind !== 'daily-budget' || details.adSet) return undefined;
  return { facebookCampaignId, fields: { dailyBudgetMinor: details.from.dailyBudgetMinor } };
}
