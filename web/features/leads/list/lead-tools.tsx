import { leadStatuses } from '#contract/leads/lead.ts';
import { Search, X } from 'lucide-react';
import { oneOf } from '#web/one-of.ts';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { LeadView } from './lead-view.ts';
import { statusWords } from '../lead/status-words.ts';

interface LeadToolsProps {
  /** What stands in the search box, ahead of what is searched for. */
  typed: string;
  status: LeadView['status'];
  onChange: (changes: Partial<LeadView>) => void;
}

/** Finds leads by words and by what became of them. */
export function LeadTools({ typed, status, onChange }: LeadToolsProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={m.leads_search()}
        hideLabel
        type="search"
        maxLength={100}
        placeholder={m.leads_search_short()}
        value={typed}
        onValueChange={(search) => onChange({ search })}
        className="min-w-32 grow basis-36 max-[359px]:basis-full md:max-w-80 [&_input::-webkit-search-cancel-button]:hidden"
        trailing={
          typed === '' ? (
            <Search aria-hidden className="size-4" />
          ) : (
            <IconButton
              name={m.leads_search_clear()}
              className="-mr-2 size-8"
              onClick={() => onChange({ search: '' })}
            >
              <X aria-hidden />
            </IconButton>
          )
        }
      />
      <SelectField
        label={m.leads_status()}
        hideLabel
        className="min-w-32 grow basis-32 max-[359px]:basis-full md:max-w-56"
        value={status}
        placeholder={m.leads_status_all()}
        options={leadStatuses.map((each) => ({ value: each, label: statusWords[each]() }))}
        onValueChange={(chosen) => onChange({ status: oneOf(leadStatuses, chosen) ?? '' })}
      />
    </div>
  );
}
