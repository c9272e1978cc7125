import { workspaceLimits } from '#contract/people/workspaces.ts';
import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useMakeWorkspace } from './use-switch.ts';

/** Makes a workspace for another business, and goes there; open for whoever asks for it by the address. */
export function NewWorkspace() {
  const make = useMakeWorkspace();
  const [name, setName] = useState('');
  const isOpen = useLocation().hash === '#new';
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() && !make.isPending) make.mutate({ name: name.trim() });
  }
  return (
    <Card
      title={m.teams_new_title()}
      text={m.teams_new_text()}
      action={
        !isOpen && (
          <Button asChild variant="secondary">
            <Link to="#new">{m.teams_new_make()}</Link>
          </Button>
        )
      }
    >
      {isOpen && (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3 max-sm:*:w-full">
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- It has just been asked for by a press.
            autoFocus
            label={m.teams_new_name_hint()}
            name="new-workspace"
            autoComplete="off"
            maxLength={workspaceLimits.name}
            value={name}
            onValueChange={setName}
            className="min-w-48 grow"
          />
          <Button type="submit" variant="secondary" busy={make.isPending} disabled={!name.trim()}>
            {m.teams_new_make()}
          </Button>
        </form>
      )}
    </Card>
  );
}
