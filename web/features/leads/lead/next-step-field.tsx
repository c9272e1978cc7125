import { type Lead, leadLimits } from '#contract/leads/lead.ts';
import { type FormEvent, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { changeLead } from './change-lead.ts';

const hourMs = 3_600_000;

/** In the reader's own time, as the box of the browser takes it. */
function boxed(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function tomorrowAtNine(): number {
  const morning = new Date();
  morning.setDate(morning.getDate() + 1);
  return morning.setHours(9, 0, 0, 0);
}

/** What is to be done next, and when. */
export function NextStepField({ lead }: { lead: Lead }) {
  const { nextStep } = lead;
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  const { text, at } = typed ?? {
    text: nextStep?.text ?? '',
    at: nextStep ? boxed(Date.parse(nextStep.at)) : '',
  };

  function keep(event: FormEvent) {
    event.preventDefault();
    set(Date.parse(at));
  }
  function set(moment: number) {
    if (Number.isNaN(moment)) return;
    const what = text.trim() || m.leads_next_what_empty();
    changeLead(lead, { nextStep: { text: what, at: new Date(moment).toISOString() } });
    setTyped(undefined);
  }
  return (
    <form onSubmit={keep} className="space-y-2">
      <fieldset className="space-y-2">
        <legend className="text-sm font-semibold">{m.leads_next()}</legend>
        {nextStep && !typed && (
          <p className="text-sm wrap-anywhere">{`${formatDateTime(nextStep.at)} · ${nextStep.text}`}</p>
        )}
        {typed && (
          <div className="grid gap-2 sm:grid-cols-2">
            <TextField
              label={m.leads_next_what()}
              placeholder={m.leads_next_what_empty()}
              maxLength={leadLimits.nextStep}
              value={text}
              onValueChange={(words) => setTyped({ text: words, at })}
            />
            <TextField
              label={m.leads_next_when()}
              type="datetime-local"
              value={at}
              onValueChange={(moment) => setTyped({ text, at: moment })}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => set(Date.now() + hourMs)}>
            {m.leads_next_hour()}
          </Button>
          <Button size="small" variant="secondary" onClick={() => set(tomorrowAtNine())}>
            {m.leads_next_tomorrow()}
          </Button>
          {typed ? (
            <Button type="submit" size="small" disabled={at === ''}>
              {m.leads_next_keep()}
            </Button>
          ) : (
            <Button size="small" variant="secondary" onClick={() => setTyped({ text, at })}>
              {m.leads_next_other()}
            </Button>
          )}
          {nextStep && (
            <Button size="small" variant="ghost" onClick={() => changeLead(lead, { nextStep: null })}>
              {m.leads_next_done()}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
