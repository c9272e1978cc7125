import type { WaitingLead } from '#contract/leads/lead.ts';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { useNow } from '#web/ui/use-now.ts';
import { contactLink, contactLinks, nameOf } from '../lead/lead-answers.ts';

/** People who wait for an answer: who, what they want, since when, and the ways to reach them with one tap. */
export function WaitingLeads({ leads }: { leads: readonly WaitingLead[] }) {
  return (
    <ul className="divide-y divide-line">
      {leads.map((each) => (
        <WaitingEntry key={each.lead.id} {...each} />
      ))}
    </ul>
  );
}

function WaitingEntry({ lead, facebookCampaignId, title }: WaitingLead) {
  const now = useNow();
  const name = nameOf(lead);
  // To call is quicker, and comes first.
  const links = contactLinks(lead).toSorted((one, other) => other.kind.localeCompare(one.kind));
  const wish = wishOf(lead, name);
  const { createdAt } = lead;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/campaigns/${facebookCampaignId}/leads`}
            className="inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {name ?? m.leads_panel_nameless()}
          </Link>
          {lead.isTest && <Badge>{m.leads_test()}</Badge>}
        </p>
        {wish && <p className="line-clamp-2 [overflow-wrap:anywhere]">{wish}</p>}
        <p className="text-muted [overflow-wrap:anywhere]">
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatRelative(createdAt, Math.max(now, Date.parse(createdAt)))}
          </time>
          {` · ${title}`}
        </p>
      </div>
      {links.length > 0 && (
        <div className="flex gap-2">
          {links.map(({ kind, href, text }) => (
            <Button key={href} asChild variant="secondary" size="small">
              <a
                href={href}
                title={text}
                aria-label={
                  kind === 'phone' ? m.leads_call({ number: text }) : m.leads_mail_to({ address: text })
                }
              >
                {kind === 'phone' ? <Phone aria-hidden /> : <Mail aria-hidden />}
                {kind === 'phone' ? m.leads_call_short() : m.leads_write_short()}
              </a>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** What somebody said in words of their own: the first answer that is neither their name nor a way to reach them. */
function wishOf({ answers }: WaitingLead['lead'], name: string | undefined): string | undefined {
  const texts = answers.map((answer) => ({ key: answer.name, text: answer.values.join(', ').trim() }));
  return texts.find(({ key, text }) => text && !name?.includes(text) && !contactLink(key, text))?.text;
}
