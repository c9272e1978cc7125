import {
  type LeadTarget,
  type TargetKind,
  targetKinds,
  targetLimits,
  targetNeeds,
} from '#contract/leads/lead-targets.ts';
import { useState, type FormEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { kindWords } from './target-words.ts';
import { TargetCampaigns } from './target-campaigns.tsx';
import type { Targets } from './use-targets.ts';

interface TargetFormProps {
  targets: Targets;
  target: LeadTarget | undefined;
  onDone: () => void;
}

const fresh = {
  kind: 'webhook' as TargetKind,
  name: '',
  address: '',
  facebookCampaignIds: null as string[] | null,
  takesTests: true,
  takesChanges: false,
};

/** What a system is, where it is, and what it gets. A secret that is known is kept where nothing is typed over it. */
export function TargetForm({ targets: { add, update }, target, onDone }: TargetFormProps) {
  const [given, setGiven] = useState(target ?? fresh);
  const [secret, setSecret] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { kind, name, address, facebookCampaignIds, takesTests, takesChanges } = given;
  const needs = targetNeeds[kind];
  const words = kindWords[kind];
  const set = (changes: Partial<typeof fresh>) => setGiven({ ...given, ...changes });
  const missing = {
    address: needs.address && !isAddress(address.trim()),
    secret: needs.secret && !secret.trim() && !target,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (missing.address || missing.secret) return;
    const host = needs.address && kind === 'webhook' ? new URL(address.trim()).host : words.name();
    const choices = { name: name.trim() || host, facebookCampaignIds, takesTests, takesChanges };
    const reached = {
      ...(needs.address && { address: address.trim() }),
      ...(secret && { secret: secret.trim() }),
    };
    const done = { onSuccess: onDone };
    if (target) update.mutate({ id: target.id, ...choices, ...reached }, done);
    else add.mutate({ kind, ...choices, ...reached }, done);
  }

  const secretTexts = {
    label: words.secret(),
    hint: target ? m.targets_secret_kept({ hint: target.secretHint }) : undefined,
    error: isAsked && missing.secret ? m.targets_secret_missing() : undefined,
    maxLength: targetLimits.secret,
    autoComplete: 'off',
    spellCheck: false,
    value: secret,
    onValueChange: setSecret,
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {!target && (
        <SelectField
          label={m.targets_kind()}
          value={kind}
          options={targetKinds.map((each) => ({ value: each, label: kindWords[each].name() }))}
          onValueChange={(chosen) => set({ kind: chosen as TargetKind })}
        />
      )}
      <p className="rounded-lg bg-sunken p-3 text-sm text-pretty whitespace-pre-line text-muted">
        {words.recipe()}
      </p>
      {needs.address && (
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          label={kind === 'webhook' ? m.leads_webhook_url() : m.targets_sheet_address()}
          hint={m.leads_webhook_url_hint()}
          error={isAsked && missing.address ? m.leads_webhook_url_wrong() : undefined}
          maxLength={targetLimits.address}
          value={address}
          onValueChange={(typed) => set({ address: typed })}
        />
      )}
      {needs.secret &&
        (kind === 'google-sheets' ? <TextArea {...secretTexts} /> : <TextField {...secretTexts} />)}
      <TextField
        label={m.targets_name()}
        hint={m.targets_name_hint()}
        maxLength={targetLimits.name}
        value={name}
        onValueChange={(typed) => set({ name: typed })}
      />
      <TargetCampaigns
        chosen={facebookCampaignIds}
        onChosenChange={(ids) => set({ facebookCampaignIds: ids })}
      />
      <Switch
        label={m.targets_tests()}
        hint={m.targets_tests_hint()}
        checked={takesTests}
        onCheckedChange={(on) => set({ takesTests: on })}
      />
      {needs.tellsChanges && (
        <Switch
          label={m.targets_changes()}
          hint={m.targets_changes_hint()}
          checked={takesChanges}
          onCheckedChange={(on) => set({ takesChanges: on })}
        />
      )}
      <DialogFooter onLeave={onDone}>
        <Button type="submit" busy={add.isPending || update.isPending}>
          {target ? m.targets_save() : m.targets_add_now()}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The server says more about it; a practice receiver may be plain http. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}
