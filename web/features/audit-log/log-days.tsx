import { type AuditLine, type Deed, type DeedTopic, deedsAbout, deedTopics } from '#contract/audit-log.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatDate, formatDateTime, formatDay, formatTime } from '#web/ui/format/format.ts';
import { dayHere, nameNearDay } from '#web/near-day.ts';
import {
  ChevronDown,
  FilePenLine,
  Globe,
  Inbox,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Scale,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { foldLines, isForTheLaw, isOneOperation } from './fold-lines.ts';
import { lineWords } from './line-words.ts';

/** The lines under the days they are of, those of one kind and minute, or of one operation, as one that can be opened. */
export function LogDays({ lines, isFolded }: { lines: readonly AuditLine[]; isFolded: boolean }) {
  return (
    <section aria-label={m.audit_lines()} className="space-y-6">
      {foldLines(lines, isFolded).map(({ at, groups }) => (
        <div key={at} className="space-y-2">
          <h2 className="text-sm font-semibold">
            <time dateTime={at}>{nameDay(at)}</time>
          </h2>
          <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
            {groups.map((group) => (
              <li key={group[0]!.seq}>
                {group.length === 1 ? <Line line={group[0]!} /> : <Folded group={group} />}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Today and yesterday by their names as well. */
function nameDay(at: string): string {
  const day = dayHere(Date.parse(at));
  const name = nameNearDay(day, dayHere(Date.now()));
  return name ? `${name}, ${formatDay(day, { short: true })}` : formatDate(at);
}

function Folded({ group }: { group: AuditLine[] }) {
  const isOne = isOneOperation(group);
  // Of an operation, whoever has asked for it.
  const told = group.at(isOne ? -1 : 0)!;
  const what = lineWords(told);
  const words = isForTheLaw(told)
    ? lawWords(group)
    : isOne
      ? what
      : m.audit_many({ what, count: group.length - 1 });
  return (
    <Opening line={told} words={words} count={isOne ? group.length : undefined}>
      <ol className="divide-y divide-line border-t border-line sm:pl-7">
        {group.map((line) => (
          <li key={line.seq}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </Opening>
  );
}

function lawWords(group: AuditLine[]): string {
  const pictures = group.filter(({ deed }) => deed === 'picture-told').map(lineWords);
  const count = group.length - pictures.length;
  const names = new Set(group.map(({ to }) => to?.['campaign']).filter((each) => typeof each === 'string'));
  const campaigns = names.size > 1 ? [m.audit_law_campaigns({ count: names.size })] : names;
  return [...(count > 0 ? [m.audit_law_many({ count })] : []), ...new Set(pictures), ...campaigns].join(
    ' · ',
  );
}

function Line({ line }: { line: AuditLine }) {
  const { at, address, seq } = line;
  return (
    <Opening line={line} words={lineWords(line)}>
      <p className="flex flex-wrap gap-x-4 px-4 pb-3 pl-11 text-sm text-muted sm:px-5 sm:pl-12">
        <time dateTime={at}>{formatDateTime(at)}</time>
        {address && <span>{m.audit_from_address({ address })}</span>}
        <span>{m.audit_line({ seq })}</span>
      </p>
    </Opening>
  );
}

/** What an act is about, for the eye. */
const icons: Record<DeedTopic, LucideIcon> = {
  campaigns: Megaphone,
  drafts: FilePenLine,
  leads: Inbox,
  law: Scale,
  facebook: Globe,
  access: KeyRound,
  team: UsersRound,
};

const topicOf = (deed: Deed) =>
  deedTopics.find((topic) => (deedsAbout[topic] as readonly Deed[]).includes(deed))!;

/** What decides over money, or over what is shown for it, stands out. */
const weighty = new Set(['publication', 'publication-undo', 'daily-budget', 'spending-limit', 'guardrails']);

interface OpeningProps {
  line: AuditLine;
  words: string;
  /** Of how many lines of one operation it tells. */
  count?: number | undefined;
  children: ReactNode;
}

/** What was done, by whom and when; the rest on demand. */
function Opening({ line: { at, actor, deed, subject }, words, count, children }: OpeningProps) {
  const Icon = icons[topicOf(deed)];
  const tint = weighty.has(subject?.kind ?? '') ? 'text-accent-text' : 'text-muted';
  return (
    <details>
      <summary className="flex cursor-pointer list-none gap-3 px-4 py-2.5 text-sm hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', tint)} />
        <span className="flex min-w-0 grow flex-col justify-between gap-x-4 gap-y-0.5 sm:flex-row sm:items-baseline">
          <span className="min-w-0 font-medium sm:line-clamp-2 [overflow-wrap:anywhere] [details[open]>summary>span>&]:line-clamp-none">
            {words}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-muted sm:shrink-0 sm:flex-nowrap sm:gap-x-3">
            {count && <Badge className="max-sm:order-last">{m.audit_together({ count })}</Badge>}
            <span className="min-w-0 [overflow-wrap:anywhere] sm:max-w-56 sm:max-md:text-right md:w-40">
              {byWords(actor)}
            </span>
            <span className="sm:hidden">·</span>
            <time dateTime={at} className="shrink-0 tabular-nums">
              {formatTime(at)}
            </time>
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-muted [details[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

function byWords({ kind, name }: AuditLine['actor']): string {
  if (kind === 'key') return m.audit_by_key({ name });
  if (kind === 'assistant') return m.audit_by_assistant({ name });
  return kind === 'link' ? m.audit_by_link({ name }) : name;
}
