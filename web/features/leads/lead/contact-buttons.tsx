import type { Lead } from '#contract/leads/lead.ts';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { type ContactLink, contactLinks } from './lead-answers.ts';

const said = {
  phone: { icon: Phone, words: (number: string) => m.leads_call({ number }), word: m.leads_call_short },
  message: {
    icon: MessageSquare,
    words: (number: string) => m.leads_message_to({ number }),
    word: m.leads_message_short,
  },
  mail: { icon: Mail, words: (address: string) => m.leads_write_to({ address }), word: m.leads_write_short },
};

interface ContactButtonsProps {
  lead: Pick<Lead, 'answers'>;
  /** main: it is what one came for, the number in full. short: a word each. thumb: the same, the first as big as it can be. */
  look: 'main' | 'short' | 'thumb';
  /** Somebody has pressed a number. */
  onCall?: () => void;
}

/** Buttons to tap: call, then write. */
export function ContactButtons({ lead, look, onCall }: ContactButtonsProps) {
  const links = contactLinks(lead).flatMap((link) => ways(link, look));
  if (links.length === 0) return null;
  const isShort = look === 'short' || look === 'thumb';
  const size = { main: 'medium', short: 'small', thumb: 'large' } as const;
  return (
    <div className={cn('flex gap-2', !isShort && 'flex-wrap')}>
      {links.map(({ kind, href, text }, place) => {
        const isFirst = place === 0 && (look === 'main' || look === 'thumb');
        const { icon: Icon, words, word } = said[kind];
        const isWord = isShort || kind !== 'phone';
        return (
          <Button
            key={href}
            asChild
            variant={isFirst ? 'primary' : 'secondary'}
            size={size[look]}
            className={cn(
              'max-w-full min-w-0',
              look === 'main' && 'max-sm:grow',
              look === 'thumb' && isFirst && 'grow',
            )}
          >
            <a
              href={href}
              {...(kind === 'phone' && { onClick: onCall })}
              {...(isWord ? { title: text, 'aria-label': words(text) } : {})}
            >
              <Icon aria-hidden />
              {/* Under a thumb, only the first has words. */}
              <span className={cn('truncate', look === 'thumb' && !isFirst && 'max-sm:sr-only')}>
                {isWord ? word() : words(text)}
              </span>
            </a>
          </Button>
        );
      })}
    </div>
  );
}

/** Whoever has a number is written to as well, where one has come to do so. */
function ways(link: ContactLink & { text: string }, look: ContactButtonsProps['look']) {
  if (link.kind !== 'phone' || look === 'short') return link;
  return [link, { ...link, kind: 'message' as const, href: link.href.replace('tel:', 'sms:') }];
}
