import type { Operation } from '#contract/operations/operations.ts';
import { useEffect, useRef, useState } from 'react';
import { type OpenFinding, openFindingsOf, openWords } from './law-of-change.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useOperationsUnderWay } from './store.ts';
import { runOperation } from './run-operation.ts';
import { type OperationKindName, waitingWords } from './words.ts';

type Stage =
  | { name: 'idle' }
  | { name: 'asking' }
  /** Meta takes its time. */
  | { name: 'running'; operation: Operation }
  | { name: 'failed'; reason: string; operation?: Operation | undefined };

interface DialogOperation {
  kind: OperationKindName;
  /** What stands above the reason; without the change where it was refused before it began. */
  titleOf: (operation: Operation | undefined) => string;
  /** It is there: the dialog can go. */
  onDone: () => void;
  /** The dialog is closed before the end is known: what was typed is worth keeping, in case it fails. */
  onLeft: () => void;
  /** It is there, and the dialog was closed before: what was typed is not needed any more. */
  onArrived: () => void;
  /** The law has something against it. */
  onRefused?: ((open: OpenFinding[]) => void) | undefined;
}

/** Runs the operation of a dialog. What was typed stays until it is there; why it is not is told in the dialog, or beside it once that is closed. */
export function useDialogOperation(dialog: DialogOperation) {
  const { kind, titleOf, onDone, onLeft, onArrived, onRefused } = dialog;
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const [refused, setRefused] = useState(0);
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

  async function run(ask: () => Promise<Operation>) {
    if (isBusy) return;
    setStage({ name: 'asking' });
    isPending.current = true;
    const outcome = await runOperation({ kind, ask, isFailureToldThere: true });
    isPending.current = outcome.ended === 'running';
    if (outcome.ended === 'failed') {
      const open = openFindingsOf(outcome.refusal);
      fail(outcome.operation, open ? openWords(open) : outcome.reason);
      if (!open || !isOpen.current) return;
      setRefused((times) => times + 1);
      onRefused?.(open);
    } else if (outcome.ended === 'running') await follow(outcome.operation, outcome.end);
    else if (isOpen.current) onDone();
    else onArrived();
  }

  async function follow(operation: Operation, end: Promise<Operation>) {
    if (isOpen.current) setStage({ name: 'running', operation });
    const ended = await end;
    isPending.current = false;
    if (ended.status === 'failed') fail(ended, '');
    else if (isOpen.current) onDone();
    else onArrived();
  }

  function fail(operation: Operation | undefined, otherwise: string) {
    const reason = reasonOf(operation) ?? otherwise;
    if (isOpen.current) setStage({ name: 'failed', reason, operation });
    else toastError(titleOf(operation), reason);
  }

  const running = stage.name === 'running' ? stage.operation : undefined;
  const underWay = useOperationsUnderWay(running?.facebookCampaignId ?? null);
  const now = underWay.find(({ id }) => id === running?.id) ?? running;

  return {
    run,
    isBusy,
    /** How often it was refused for the law. */
    refused,
    /** While Meta takes its time: why, where that is known. */
    slow: running && now ? { reason: waitingWords(now) } : undefined,
    failure: stage.name === 'failed' ? { title: titleOf(stage.operation), reason: stage.reason } : undefined,
  };
}

function reasonOf(operation: Operation | undefined): string | undefined {
  return operation?.problem ? `${operation.problem.title}. ${operation.problem.text}` : undefined;
}
