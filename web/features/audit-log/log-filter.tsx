import { actorKinds, type AuditFilter, auditLimits, deedTopics } from '#contract/audit-log.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import { m } from '#web/paraglide/messages.js';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { beyondPhone, useWideScreen } from '#web/ui/use-wide-screen.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

const names = {
  person: m.audit_who_person,
  key: m.audit_who_key,
  assistant: m.audit_who_assistant,
  link: m.audit_who_link,
  meta: m.audit_who_meta,
  adfjord: m.audit_who_adfjord,
};

const topics = {
  campaigns: m.audit_about_campaigns,
  drafts: m.audit_about_drafts,
  leads: m.audit_about_leads,
  law: m.audit_about_law,
  facebook: m.audit_about_facebook,
  access: m.audit_about_access,
  team: m.audit_about_team,
};

/** So many days up to today, or those between two. */
const periods = [
  ['', m.audit_period_any],
  ['1', m.changes_history_today],
  ['7', m.apicalls_period_7d],
  ['30', m.apicalls_period_30d],
  ['dates', m.audit_period_dates],
] as const;

const dayNames = { since: m.audit_since, until: m.audit_until };

interface LogFilterProps {
  filter: AuditFilter;
  onChange: (part: AuditFilter) => void;
}

/** What is looked for, of whom, about what, and from when to when; on a phone all but the search is folded. */
export function LogFilter({ filter, onChange }: LogFilterProps) {
  const hasRoom = useWideScreen(beyondPhone);
  const { search, ...others } = filter;
  const [isOpen] = useState(() => Object.keys(others).length > 0);
  const [period, setPeriod] = useState('');

  function choosePeriod(chosen: string) {
    setPeriod(chosen);
    // The days that are looked at already are where one goes on from.
    if (chosen === 'dates') return;
    // The log counts its days in UTC.
    const since = chosen ? daysAfter(dayAt(Date.now(), 'UTC'), 1 - Number(chosen)) : undefined;
    onChange({ since, until: undefined });
  }

  const fields = (
    <>
      <SelectField
        label={m.audit_who()}
        name="actor"
        className="max-sm:col-span-2"
        value={filter.actor ?? ''}
        options={[
          { value: '', label: m.audit_who_all() },
          ...actorKinds.map((value) => ({ value, label: names[value]() })),
        ]}
        onValueChange={(chosen) => onChange({ actor: actorKinds.find((kind) => kind === chosen) })}
      />
      <SelectField
        label={m.audit_about()}
        name="about"
        className="max-sm:col-span-2"
        value={filter.about ?? ''}
        options={[
          { value: '', label: m.audit_about_all() },
          ...deedTopics.map((value) => ({ value, label: topics[value]() })),
        ]}
        onValueChange={(chosen) => onChange({ about: deedTopics.find((topic) => topic === chosen) })}
      />
      <SelectField
        label={m.livecharts_period()}
        name="period"
        className="max-sm:col-span-2"
        value={period}
        options={periods.map(([value, label]) => ({ value, label: label() }))}
        onValueChange={choosePeriod}
      />
      {period === 'dates' &&
        (['since', 'until'] as const).map((name) => (
          <TextField
            key={name}
            label={dayNames[name]()}
            name={name}
            type="date"
            // At the end of a row of their own, where the others fill one.
            className="max-[359px]:col-span-2 lg:nth-5:col-start-4"
            value={filter[name] ?? ''}
            onValueChange={(day) => onChange({ [name]: day || undefined })}
          />
        ))}
    </>
  );
  return (
    <div role="search" className="relative grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-5">
      <TextField
        label={m.audit_search()}
        name="search"
        type="search"
        className="max-sm:mr-13 lg:col-span-2"
        placeholder={m.audit_search_hint()}
        maxLength={auditLimits.search}
        value={search ?? ''}
        onValueChange={(typed) => onChange({ search: typed || undefined })}
      />
      {hasRoom && fields}
      {!hasRoom && (
        <details className="group" open={isOpen}>
          {/* Beside the search, below its label. */}
          <summary className="absolute top-6.5 right-0 grid size-11 cursor-pointer list-none place-items-center rounded-lg border border-line-button bg-surface group-open:border-accent [&::-webkit-details-marker]:hidden">
            <SlidersHorizontal aria-hidden className="size-4" />
            <span className="sr-only">{m.audit_filter()}</span>
          </summary>
          <div className="grid grid-cols-2 gap-4 pt-3">{fields}</div>
        </details>
      )}
    </div>
  );
}
