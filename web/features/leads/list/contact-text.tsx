import { Mail, Phone } from 'lucide-react';
import { Fragment } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { contactLink, type contactLinks } from '../lead/lead-answers.ts';

/** An answer, and where it is an address or a number, the way to write or to call. */
export function ContactText({ question, answer }: { question: string; answer: string }) {
  const link = contactLink(question, answer);
  if (!link) return answer;
  return (
    <a href={link.href} className="text-accent-text hover:underline">
      <Breakable address={answer} />
    </a>
  );
}

/** Where an address needs several lines, they part at the sign in its middle, or at a dot behind that. */
function Breakable({ address }: { address: string }) {
  return address.split(/(?=@)|(?<=@.*)(?=\.)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface ContactButtonsProps {
  links: ReturnType<typeof contactLinks>;
  /** The first is what one came for. */
  isMain?: boolean;
}

/** Buttons to tap: call, then write. */
export function ContactButtons({ links, isMain = false }: ContactButtonsProps) {
  if (links.length === 0) return null;
  const callsFirst = links.toSorted(
    (one, other) => Number(one.kind === 'mail') - Number(other.kind === 'mail'),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {callsFirst.map(({ kind, href, text }, place) => (
        <Button
          key={href}
          asChild
          variant={isMain && place === 0 ? 'primary' : 'secondary'}
          size={isMain ? 'medium' : 'small'}
          className="max-w-full min-w-0"
        >
          <a href={href}>
            {kind === 'mail' ? <Mail aria-hidden /> : <Phone aria-hidden />}
            <span className="truncate">
              {kind === 'mail' ? m.leads_write_to({ address: text }) : m.leads_call({ number: text })}
            </span>
          </a>
        </Button>
      ))}
    </div>
  );
}
