import { ArrowRight, FilePenLine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { CardIcon } from '#web/ui/card.tsx';

/** The two ways on from here: something new, or what was begun before. */
export function StartCards() {
  return (
    <nav aria-label={m.live_title()} className="grid gap-3 sm:grid-cols-2 lg:gap-4">
      <StartCard
        to="/campaign/new"
        icon={<Plus aria-hidden />}
        title={m.live_start_new()}
        text={m.live_start_new_text()}
      />
      <StartCard
        to="/drafts"
        icon={<FilePenLine aria-hidden />}
        title={m.live_start_drafts()}
        text={m.live_start_drafts_text()}
      />
    </nav>
  );
}

interface StartCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}

function StartCard({ to, icon, title, text }: StartCardProps) {
  return (
    <Link
      to={to}
      className="group flex items-start gap-3 rounded-xl border border-line bg-surface p-5 transition-colors hover:border-line-strong hover:bg-raised"
    >
      <CardIcon>{icon}</CardIcon>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="mt-1 block text-sm text-muted">{text}</span>
      </span>
      <ArrowRight
        aria-hidden
        className="mt-2 size-[18px] shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
