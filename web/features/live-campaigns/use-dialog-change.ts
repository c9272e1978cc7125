import type { LiveChange } from '#contract/live-changes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { toastError } from '#web/ui/toast.tsx';
import { useChangesUnderWay } from './change-cache.ts';
import { runChange } from './change-run.ts';
import type { ChangeKind } from './change-words.ts';

type Stage =
  | { name: 'idle' }
  | { name: 'asking' }
  /** Meta takes its time. */
  | { name: 'running'; change: LiveChange }
  | { name: 'failed'; reason: string };

interface DialogChange {
  kind: ChangeKind;
  facebookCampaignId: string;
  /** What stands above the reason. */
  titleOf: (reason: string) => string;
  onDone: () => void;
}

/** Makes the change of a dialog. What was typed stays until it is there; why it is not is told in the dialog, or beside it once that is closed. */
export function useDialogChange({ kind, facebookCampaignId, titleOf, onDone }: DialogChange) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function run(ask: () => Promise<LiveChange>) {
    if (stage.name === 'asking' || stage.name === 'running') return;
    setStage({ name: 'asking' });
    const outcome = await runChange({ kind, ask, isFailureToldThere: true });
    if (outcome.ended === 'failed') {
      const { reason } = outcome;
      if (isOpen.current) setStage({ name: 'failed', reason });
      else toastError(titleOf(reason), reason);
    } else if (outcome.ended === 'running') setStage({ name: 'running', change: outcome.change });
    else if (isOpen.current) onDone();
  }

  const ended = useEnd(stage.name === 'running' ? stage.change : undefined, facebookCampaignId);
  useEffect(() => {
    if (!ended) return;
    const { status, problem } = ended;
    if (status === 'failed') setStage({ name: 'failed', reason: problem?.text ?? '' });
    else onDone();
    // The end of a change comes once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended]);

  return {
    run,
    isBusy: stage.name === 'asking' || stage.name === 'running',
    isSlow: stage.name === 'running',
    failure: stage.name === 'failed' ? { title: titleOf(stage.reason), reason: stage.reason } : undefined,
  };
}

/** How a change ended that was still running when its answer came. */
function useEnd(running: LiveChange | undefined, facebookCampaignId: string): LiveChange | undefined {
  const underWay = useChangesUnderWay(facebookCampaignId);
  const isOver = running !== undefined && !underWay.some(({ id }) => id === running.id);
  const { data } = useQuery({
    ...api.liveCampaigns.listChanges.queryOptions({ input: { facebookCampaignId } }),
    enabled: isOver,
    staleTime: 0,
  });
  const found = isOver ? data?.find(({ id }) => id === running.id) : undefined;
  return found?.status === 'running' ? undefined : found;
}
