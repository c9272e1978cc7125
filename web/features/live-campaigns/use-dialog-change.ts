import type { LiveChange } from '#contract/live/live-changes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useChangesUnderWay } from './change-cache.ts';
import { runChange } from './change-run.ts';
import { type ChangeKind, waitingWords } from './change-words.ts';

type Stage =
  | { name: 'idle' }
  | { name: 'asking' }
  /** Meta takes its time. */
  | { name: 'running'; change: LiveChange }
  | { name: 'failed'; reason: string; change?: LiveChange | undefined };

interface DialogChange {
  kind: ChangeKind;
  /** What stands above the reason; without the change where it was refused before it began. */
  titleOf: (change: LiveChange | undefined) => string;
  /** It is there: the dialog can go. */
  onDone: () => void;
  /** The dialog is closed before the end is known: what was typed is worth keeping, in case it fails. */
  onLeft: () => void;
  /** It is there or on its way, and the dialog was closed before. */
  onArrived: () => void;
}

/** Makes the change of a dialog. What was typed stays until it is there; why it is not is told in the dialog, or beside it once that is closed. */
export function useDialogChange({ kind, titleOf, onDone, onLeft, onArrived }: DialogChange) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const isBusy = stage.name === 'asking' || stage.name === 'running';
  const isOpen = useRef(true);
  const isPending = useRef(false);
  const leave = useRef(onLeft);
  useEffect(() => {
    leave.current = onLeft;
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (isPending.current) leave.current();
    };
  }, []);

  async function run(ask: () => Promise<LiveChange>) {
    if (isBusy) return;
    setStage({ name: 'asking' });
    isPending.current = true;
    const outcome = await runChange({ kind, ask, isFailureToldThere: true });
    isPending.current = outcome.ended === 'running';
    if (outcome.ended === 'failed') {
      const reason = reasonOf(outcome.change) ?? outcome.reason;
      if (isOpen.current) setStage({ name: 'failed', reason, change: outcome.change });
      else toastError(titleOf(outcome.change), reason);
    } else if (!isOpen.current) onArrived();
    else if (outcome.ended === 'running') setStage({ name: 'running', change: outcome.change });
    else onDone();
  }

  const { now, ended } = useFollowed(stage.name === 'running' ? stage.change : undefined);
  useEffect(() => {
    if (!ended) return;
    isPending.current = false;
    if (ended.status === 'failed') setStage({ name: 'failed', reason: reasonOf(ended) ?? '', change: ended });
    else onDone();
    // The end of a change comes once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended]);

  return {
    run,
    isBusy,
    /** While Meta takes its time: why, where that is known. */
    slow: stage.name === 'running' ? { reason: now && waitingWords(now) } : undefined,
    failure: stage.name === 'failed' ? { title: titleOf(stage.change), reason: stage.reason } : undefined,
  };
}

/** What has become of a change that was still running when its answer came. */
function useFollowed(running: LiveChange | undefined): { now?: LiveChange; ended?: LiveChange } {
  const facebookCampaignId = running?.facebookCampaignId ?? '';
  const now = useChangesUnderWay(facebookCampaignId).find(({ id }) => id === running?.id);
  const isOver = running !== undefined && now === undefined;
  const { data } = useQuery({
    ...api.liveCampaigns.listChanges.queryOptions({ input: { facebookCampaignId } }),
    enabled: isOver,
    staleTime: 0,
  });
  if (now) return { now };
  const found = isOver ? data?.find(({ id }) => id === running.id) : undefined;
  return found && found.status !== 'running' ? { ended: found } : {};
}

function reasonOf(change: LiveChange | undefined): string | undefined {
  return change?.problem ? `${change.problem.title}. ${change.problem.text}` : undefined;
}
