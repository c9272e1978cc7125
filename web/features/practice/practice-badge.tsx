import type { OutsideService } from '#contract/practice.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FlaskConical } from 'lucide-react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';

const serviceName: Record<OutsideService, () => string> = {
  meta: m.practice_meta,
  writer: m.practice_writer,
  pictures: m.practice_pictures,
  meetings: m.practice_meetings,
  mail: m.practice_mail,
};

/** Says what is make-believe in this installation, and where to look at it. Nothing when all is real. */
export function PracticeBadge() {
  const { data: practice } = useQuery(api.practice.get.queryOptions({ staleTime: Infinity }));
  if (!practice || practice.services.length === 0) return null;
  return (
    <Popover
      name={m.practice_badge()}
      trigger={
        <button
          type="button"
          aria-label={m.practice_badge()}
          className="grid min-h-11 place-items-center rounded-full md:min-h-9"
        >
          <Badge
            tone="warning"
            icon={<FlaskConical aria-hidden />}
            className="py-1 hover:border-warning-text"
          >
            <span className="max-[480px]:sr-only">{m.practice_badge()}</span>
          </Badge>
        </button>
      }
    >
      <h2 className="font-semibold">
        {practice.services.includes('meta') ? m.practice_title() : m.practice_title_real_money()}
      </h2>
      <p className="mt-1 text-muted">{m.practice_text()}</p>
      <ul className="mt-3 list-disc space-y-1 pl-4 marker:text-warning-text">
        {practice.services.map((service) => (
          <li key={service}>{serviceName[service]()}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col border-t border-line pt-2">
        {practice.sandboxUrl && <OutsideLink href={practice.sandboxUrl} name={m.practice_sandbox()} />}
        {practice.mailboxUrl && <OutsideLink href={practice.mailboxUrl} name={m.practice_mailbox()} />}
      </div>
    </Popover>
  );
}

function OutsideLink({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center justify-between gap-2 font-medium text-accent-text hover:underline md:min-h-9"
    >
      {name}
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">({m.ui_new_tab()})</span>
    </a>
  );
}
