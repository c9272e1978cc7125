import type { PersonsLead } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { formatDateTime, formatWhole } from '#web/ui/format/format.ts';

interface ErasedListProps {
  found: PersonsLead[];
  isOther: (lead: PersonsLead) => boolean;
  added: string[];
  onAddedChange: (added: string[]) => void;
}

const listStyle = 'mt-2 max-h-48 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm';

/** The leads that an erasure erases, by name and time; those under another name may be added. */
export function ErasedList({ found, isOther, added, onAddedChange }: ErasedListProps) {
  const own = found.filter((lead) => !isOther(lead));
  const others = found.filter(isOther);
  return (
    <div className="space-y-4">
      <section aria-labelledby="erased-own">
        <h3 id="erased-own" className="text-sm font-semibold">
          {m.leads_erase_own({ count: own.length, shown: formatWhole(own.length) })}
        </h3>
        {/* What scrolls must be reachable by keyboard. */}
        <ul aria-labelledby="erased-own" tabIndex={0} className={listStyle}>
          {own.map((lead) => (
            <li key={lead.id} className="px-3 py-2">
              <LeadWords lead={lead} />
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">
            {m.leads_erase_others({ count: others.length, shown: formatWhole(others.length) })}
          </legend>
          <p className="mt-1 text-sm text-muted">{m.leads_erase_others_text()}</p>
          <div className={listStyle}>
            {others.map((lead) => (
              <Checkbox
                key={lead.id}
                className="px-3 hover:bg-hover"
                checked={added.includes(lead.id)}
                onCheckedChange={(isAdded) =>
                  onAddedChange(isAdded ? [...added, lead.id] : added.filter((each) => each !== lead.id))
                }
              >
                <LeadWords lead={lead} />
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

function LeadWords({ lead: { name, title, createdAt } }: { lead: PersonsLead }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-medium">{name ?? m.leads_panel_nameless()}</span>{' '}
      <span className="text-muted">
        · {title} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </span>
    </span>
  );
}
