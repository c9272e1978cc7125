import { confirmationWord } from '#contract/people/deletions.ts';
import { useState, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { LeftWorkspaces } from './left-workspaces.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteAccountProps {
  /** What runs at Meta and goes on afterwards, with the way to pause it. */
  running: ReactNode;
  signOut: () => Promise<unknown>;
}

/** What we keep, and the way to have all of it deleted. */
export function DeleteAccount({ running, signOut }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const { deleteAccount, isPending, isLeaving } = useDeleteAccount(signOut);

  function confirm() {
    if (word !== confirmationWord) return setError(m.deletions_word_wrong());
    setError(undefined);
    deleteAccount(word);
  }

  function change(open: boolean) {
    // Once it is asked for, there is nothing left to cancel.
    if (isPending || isLeaving) return;
    setOpen(open);
    setWord('');
    setError(undefined);
  }

  return (
    <Card title={m.deletions_title()} text={m.deletions_text()}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" className="text-danger-text" onClick={() => change(true)}>
          {m.deletions_delete()}
        </Button>
        <Button asChild variant="ghost" className="underline underline-offset-4 max-sm:-ml-4">
          <a href={pageLanguage() === 'nb' ? '/nb/privacy' : '/privacy'}>{m.deletions_policy()}</a>
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={change}
        title={m.deletions_dialog_title()}
        text={
          <>
            <p>{m.deletions_dialog_text()}</p>
            <ul className="mt-3 list-disc space-y-1.5 pl-5 text-text marker:text-danger-text">
              <li>{m.deletions_dialog_rows()}</li>
              <li>{m.deletions_dialog_grant()}</li>
              <li>{m.deletions_dialog_running()}</li>
              <li>{m.deletions_dialog_brakes()}</li>
            </ul>
          </>
        }
        confirm={
          isLeaving ? m.deletions_leaving() : isPending ? m.deletions_deleting() : m.deletions_delete()
        }
        onConfirm={confirm}
        danger
        busy={isPending || isLeaving}
      >
        {running}
        <LeftWorkspaces isAsked={isOpen} />
        <TextField
          label={m.deletions_word({ word: confirmationWord })}
          value={word}
          onValueChange={setWord}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isPending && !isLeaving) confirm();
          }}
        />
      </ConfirmDialog>
    </Card>
  );
}
