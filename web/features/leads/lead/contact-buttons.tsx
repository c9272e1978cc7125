import type { Lead } from '#contract/leads/lead.ts';
import { Mail, Phone } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { contactLinks } from './lead-answers.ts';

interface ContactButtonsProps {
  lead: Pick<Lead, 'answers'>;
  /** main: it is what one came for. short: a word each. thumb: the same, the first as big as it can be. */
  look: 'main' | 'short' | 'thumb';
}

/** Buttons to tap: call, then write. */
export function ContactButtons({ lead, look }: ContactButtonsProps) {
  const links = contactLinks(lead);
  if (links.length === 0) return null;
  const isShort = look === 'short' || look === 'thumb';
  const size = { main: 'medium', short: 'small', thumb: 'large' } as const;
  return (
    <div className={cn('flex gap-2', !isShort && 'flex-wrap')}>
      {links.map(({ kind, href, text }, place) => {
        const isFirst = place === 0 && (look === 'main' || look === 'thumb');
        const words = kind === 'phone' ? m.leads_call({ number: text }) : m.leads_write_to({ address: text });
        const word = kind === 'phone' ? m.leads_call_short() : m.leads_write_short();
        return (
          <Button
            key={href}
            asChild
            variant={isFirst ? 'primary' : 'secondary'}
            size={size[look]}
            className={cn(
              'max-w-full min-w-0',
              (isFirst && look === 'thumb' ? 'grow' : look === 'main') && 'max-sm:grow',
            )}
          >
            <a href={href} {...(isShort && { title: text, 'aria-label': words })}>
              {kind === 'phone' ? <Phone aria-hidden /> : <Mail aria-hidden />}
              <span className="truncate">{isShort ? word : words}</span>
            </a>
          </Button>
        );
      })}
    </div>
  );
}
