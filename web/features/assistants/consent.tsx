import type { Membership } from '#contract/people/workspaces.ts';
import type { Scope } from '#contract/tools.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { scopeWords } from './scope-words.ts';

/** Says yes to some of what was asked, or no, and answers where to go on. */
export type Answer = (asked: { accept: boolean; scope?: string; workspace_id?: string }) => Promise<string>;

interface ConsentProps {
  /** As it calls itself. */
  name: string;
  /** Whom the answer goes to. */
  host: string;
  asked: readonly Scope[];
  workspaces: readonly Membership[];
  currentId: string;
  answer: Answer;
}

/** What an assistant wants to be allowed, and for which workspace. */
export function Consent({ name, host, asked, workspaces, currentId, answer }: ConsentProps) {
  const [workspaceId, setWorkspaceId] = useState(currentId);
  const [allowed, setAllowed] = useState<readonly Scope[]>(asked);
  const say = useMutation({
    async mutationFn(accept: boolean) {
      if (!accept) return answer({ accept });
      const scope = [...allowed, 'offline_access'].join(' ');
      return answer({ accept, scope, workspace_id: workspaceId });
    },
    onSuccess: (address) => location.assign(address),
  });
  const isSaying = (accept: boolean) => (say.isPending || say.isSuccess) && say.variables === accept;
  return (
    <Card title={m.assistants_ask({ name })} text={m.assistants_ask_text({ host })}>
      <div className="space-y-6">
        {say.error && (
          <Banner tone="danger" title={m.assistants_ask_failed()}>
            {wordsFor(say.error)}
          </Banner>
        )}
        <SelectField
          label={m.assistants_ask_workspace()}
          value={workspaceId}
          options={workspaces.map(({ id, name: label }) => ({ value: id, label }))}
          onValueChange={setWorkspaceId}
        />
        <fieldset className="space-y-4">
          <legend className="mb-3 text-sm font-semibold">{m.assistants_ask_may()}</legend>
          {asked.map((scope) => (
            <Switch
              key={scope}
              label={scopeWords[scope].name()}
              hint={scopeWords[scope].text()}
              checked={allowed.includes(scope)}
              onCheckedChange={(isOn) =>
                setAllowed(asked.filter((each) => (each === scope ? isOn : allowed.includes(each))))
              }
            />
          ))}
        </fieldset>
        <p className="text-sm text-pretty text-muted">{m.assistants_ask_note()}</p>
        <div className="flex flex-wrap gap-3">
          <Button disabled={allowed.length === 0} busy={isSaying(true)} onClick={() => say.mutate(true)}>
            {m.assistants_ask_yes()}
          </Button>
          <Button variant="secondary" busy={isSaying(false)} onClick={() => say.mutate(false)}>
            {m.assistants_ask_no()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
