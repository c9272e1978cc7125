import type { Workspace } from '#contract/people/workspaces.ts';
import { workspaceLimits } from '#contract/people/workspaces.ts';
import { may } from '#contract/people/roles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { leaveWorkspace } from '#web/workspace/this-tab.ts';

/** What the workspace is called, what it asks of its members, and the way out of it. */
export function WorkspaceCard({ workspace }: { workspace: Workspace }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(workspace.name);
  const [isLeaving, setLeaving] = useState(false);
  const told = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.workspaces.key() }),
    onError: (error: unknown) => void toastError(m.teams_change_failed(), wordsFor(error)),
  };
  const rename = useMutation(
    api.workspaces.update.mutationOptions({
      ...told,
      onSuccess: (next) => void toast(m.teams_renamed({ name: next.name })),
    }),
  );
  const demand = useMutation(api.workspaces.setDemands.mutationOptions(told));
  const leave = useMutation(
    api.members.leave.mutationOptions({
      onSuccess() {
        leaveWorkspace();
        location.assign('/dashboard');
      },
      onError: told.onError,
    }),
  );
  const isNamed = name.trim() !== '' && name.trim() !== workspace.name;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isNamed && !rename.isPending) rename.mutate({ name: name.trim() });
  }

  return (
    <Card title={m.teams_workspace()} text={m.teams_workspace_text()}>
      <div className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
        {may(workspace.role, 'manage') && (
          <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
            <TextField
              label={m.teams_name()}
              name="workspace-name"
              autoComplete="off"
              maxLength={workspaceLimits.name}
              value={name}
              onValueChange={setName}
              className="min-w-36 grow basis-36"
            />
            <Button type="submit" variant="secondary" busy={rename.isPending} disabled={!isNamed}>
              {m.teams_save()}
            </Button>
          </form>
        )}
        {may(workspace.role, 'own') && (
          <div id="approval" className="scroll-mt-20">
            <Switch
              label={m.teams_demand_approval()}
              hint={m.teams_demand_approval_text()}
              checked={workspace.demands.approval}
              disabled={demand.isPending}
              onCheckedChange={(approval) => demand.mutate({ approval })}
            />
          </div>
        )}
        {may(workspace.role, 'own') && (
          <Switch
            label={m.teams_demand_factor()}
            hint={m.teams_demand_factor_text()}
            checked={workspace.demands.secondFactor}
            disabled={demand.isPending}
            onCheckedChange={(secondFactor) => demand.mutate({ secondFactor })}
          />
        )}
        {workspace.members > 1 && (
          <div>
            <Button variant="secondary" className="text-danger-text" onClick={() => setLeaving(true)}>
              {m.teams_leave()}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={m.teams_leave_question({ workspace: workspace.name })}
        text={m.teams_leave_text()}
        confirm={m.teams_leave()}
        danger
        busy={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setLeaving(false) })}
      />
    </Card>
  );
}
