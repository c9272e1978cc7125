import { m } from '#web/paraglide/messages.js';
import { dismissToast, toast, toastError } from '#web/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { removeDraft } from './remove-draft.ts';

const undoMs = 10_000;

/** Deletes drafts with time to think better of it. Leaving the page ends that time. */
export function useUndoableDelete() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function show(id: string) {
    setHidden((now) => new Set([...now].filter((other) => other !== id)));
  }
  function send(id: string) {
    clearTimeout(waiting.current.get(id));
    waiting.current.delete(id);
    dismissToast(toastId(id));
    void removeDraft(id).catch(() => {
      show(id);
      toastError(m.campaigns_draft_delete_failed(), m.campaigns_draft_delete_failed_text());
    });
  }
  function undo(id: string) {
    clearTimeout(waiting.current.get(id));
    waiting.current.delete(id);
    show(id);
  }
  function askToDelete(id: string) {
    setHidden((now) => new Set([...now, id]));
    waiting.current.set(
      id,
      setTimeout(() => send(id), undoMs),
    );
    toast(m.campaigns_draft_deleted(), m.campaigns_draft_deleted_text(), {
      id: toastId(id),
      durationMs: undoMs,
      action: { label: m.campaigns_draft_undo(), onClick: () => undo(id) },
    });
  }

  const sendAll = useRef(() => {});
  useEffect(() => {
    sendAll.current = () => [...waiting.current.keys()].forEach(send);
  });
  useEffect(() => {
    const leave = () => sendAll.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return { hidden, askToDelete };
}

function toastId(id: string): string {
  return `deleted-${id}`;
}
