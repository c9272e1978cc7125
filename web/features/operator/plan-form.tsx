import type { Account } from '#contract/operator/operator.ts';
import { type Plan, planNames, plans } from '#contract/people/plans.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { wordsFor } from '#web/ui/error-words.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formatDay } from '#web/ui/format/format.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

interface PlanFormProps {
  workspace: Account['workspaces'][number];
  /** Named beside it or above it. */
  owner: string;
  /** Where there is room it stands in the row of its owner. */
  isOnly: boolean;
}

/** The plan of one workspace, which is shown first and changed when asked for. */
export function PlanForm({ workspace, owner, isOnly }: PlanFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [plan, setPlan] = useState(workspace.plan);
  const [until, setUntil] = useState(workspace.until ?? '');
  const save = useMutation(
    api.operator.setPlan.mutationOptions({
      async onSuccess({ name }) {
        await queryClient.invalidateQueries({ queryKey: api.operator.people.key() });
        setOpen(false);
        toast(m.operator_plan_saved({ workspace: name, plan: nameOf(plan) }));
      },
      onError: (error) => void toastError(m.operator_change_failed(), wordsFor(error)),
    }),
  );
  const name = nameOf(workspace.plan);
  const shown = workspace.until
    ? m.operator_plan_until({ plan: name, date: formatDay(workspace.until) })
    : name;
  return (
    <div className={cn('flex w-full flex-col gap-3 text-sm', isOnly && 'md:contents')}>
      <div className="flex flex-wrap items-center gap-3">
        <p
          className={cn(
            'flex flex-1 flex-wrap items-center gap-x-2 gap-y-1 max-sm:min-w-fit [overflow-wrap:anywhere] [&>span]:whitespace-normal',
            isOnly && 'md:max-w-36 md:flex-none',
          )}
        >
          {workspace.name !== owner && m.operator_workspace({ name: workspace.name })}
          <span className="text-muted md:sr-only">{m.operator_plan_is()}</span>
          <Badge tone={workspace.plan === 'free' ? 'neutral' : 'accent'}>{shown}</Badge>
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={m.operator_plan_of({ workspace: workspace.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {m.operator_plan()}
        </Button>
      </div>
      {isOpen && (
        <form
          noValidate
          className="grid w-full gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate({ workspaceId: workspace.id, plan, until: until || null });
          }}
        >
          <SelectField
            label={m.operator_plan_name()}
            options={planNames.map((value) => ({ value, label: nameOf(value) }))}
            value={plan}
            onValueChange={(chosen) => setPlan(planNames.find((one) => one === chosen) ?? plan)}
          />
          {plan !== 'free' && (
            <TextField
              label={m.operator_until()}
              hint={m.operator_until_hint()}
              type="date"
              value={until}
              onValueChange={setUntil}
            />
          )}
          <div className="sm:col-span-2">
            <Button type="submit" size="small" busy={save.isPending}>
              {m.operator_plan_save()}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function nameOf(plan: Plan): string {
  return plan === 'free' ? m.workspaces_plan_free() : plans[plan].name;
}
