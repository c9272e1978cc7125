import type { Workspace } from '#contract/people/workspaces.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { keptHere } from '#web/workspace/kept-here.ts';
import { inThisWorkspace, leaveWorkspace } from '#web/workspace/this-tab.ts';

interface DeleteWorkspaceProps {
  workspace: Workspace;
  /** What runs at Meta and goes on afterwards, with the way to pause it. */
  running: ReactNode;
}

/** The way to take everything in a workspace along, and to delete it and keep the account. */
export function DeleteWorkspace({ workspace: { name, members }, running }: DeleteWorkspaceProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending: isBusy } = useMutation(
    api.deletions.deleteWorkspace.mutationOptions({
      onSuccess: async ({ code }) => {
        leaveWorkspace();
        await keptHere.eraseAll();
        // A whole new page: nothing of the workspace stays in memory.
        location.assign(`/deletion/${code}`);
        // Under way until this page is gone: whatever else hears of it meanwhile must lead nowhere else.
        return new Promise<never>(() => {});
      },
      onError: (error) => toastError(m.deletions_workspace_failed(), wordsFor(error)),
    }),
  );

  function confirm() {
    setWrong(typed.trim() !== name);
    if (typed.trim() === name) mutate({ name: typed });
  }

  function change(open: boolean) {
    if (isBusy) return;
    setOpen(open);
    setTyped('');
    setWrong(false);
  }

  return (
    <Card title={m.deletions_workspace_title()}>
      <div className="grid items-center gap-x-4 gap-y-3 text-sm text-muted sm:grid-cols-[1fr_auto]">
        <p>{m.deletions_workspace_take({ name })}</p>
        <Button asChild variant="secondary">
          <a href={inThisWorkspace('/exports/workspace.zip')} download>
            {m.deletions_workspace_download()}
          </a>
        </Button>
        <hr className="border-line sm:col-span-2" />
        <p>{m.deletions_workspace_text()}</p>
        <Button variant="secondary" className="text-danger-text" onClick={() => change(true)}>
          {m.deletions_workspace_delete()}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={change}
        title={m.deletions_workspace_dialog({ name })}
        text={
          <>
            <p>{m.deletions_dialog_text()}</p>
            <ul className="mt-3 list-disc space-y-1.5 pl-5 text-text marker:text-danger-text">
              <li>{m.deletions_workspace_rows()}</li>
              {members > 1 && <li>{m.deletions_workspace_members()}</li>}
              <li>{m.deletions_workspace_grant()}</li>
              <li>{m.deletions_dialog_running()}</li>
            </ul>
          </>
        }
        confirm={isBusy ? m.deletions_deleting() : m.deletions_workspace_delete()}
        onConfirm={confirm}
        danger
        busy={isBusy}
      >
        {running}
        <TextField
          label={m.deletions_workspace_word({ name })}
          value={typed}
          onValueChange={setTyped}
          error={isWrong ? m.deletions_workspace_word_wrong() : undefined}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isBusy) confirm();
          }}
        />
      </ConfirmDialog>
    </Card>
  );
}
