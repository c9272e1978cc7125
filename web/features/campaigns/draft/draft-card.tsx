import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import { stepsFor } from '#contract/campaigns/next-step.ts';
import { ToLimits } from '#web/operations/to-limits.tsx';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { Check, CircleAlert, Ellipsis, Images, PenLine, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { nameObjective } from '../campaign-words.ts';
import { describeNext } from '../wizard/gap-words.ts';
import { shortTime } from './draft-time.ts';

/** The frame of one among them. */
export const rowStyle = 'p-4 max-sm:rounded-xl max-sm:border max-sm:border-line max-sm:bg-surface sm:px-5';

interface DraftCardProps {
  draft: DraftSummary;
  /** Why it could not be published as things stand, where nothing is missing. */
  refusal: string | undefined;
  /** How it stands with approval, where anybody was asked. */
  approval: ReactNode;
  onDelete: () => void;
  /** Where the keyboard goes on once it is gone. */
  findNext: () => HTMLElement | null | undefined;
}

/** One draft: what it looks like, what it lacks next, and the way there. */
export function DraftCard({ draft, refusal, approval, onDelete, findNext }: DraftCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const mayDraft = useMay('draft');
  const maySteer = useMay('steer');
  const { id, businessName, productService, objective, adCount, updatedAt, previewUrl, next } = draft;
  const title = draft.title || m.campaigns_draft_untitled();
  const about = [businessName, productService, nameObjective(objective)].filter(Boolean).join(' · ');
  const isComplete = next.missing.length === 0;
  const isRefused = refusal !== undefined && isComplete;
  const isReady = isComplete && !isRefused;
  const isToPublish = maySteer && mayDraft && isReady;
  const words = isToPublish ? m.drafts_viewer_publish() : m.campaigns_draft_continue();
  const Sign = isReady ? Check : CircleAlert;
  const n = stepsFor(objective).indexOf(isRefused ? 'audience' : next.step) + 1;
  return (
    <li
      ref={card}
      className={cn(
        rowStyle,
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-5 sm:gap-y-1',
      )}
    >
      <Thumbnail url={previewUrl} className="size-14 sm:row-span-2 sm:size-24" />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 sm:self-end">
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
          <Link to={`/drafts/${id}`} className="hover:underline">
            {title}
          </Link>
        </h2>
        <Badge tone="warning">{m.campaigns_draft()}</Badge>
        {approval}
      </div>
      <div className="min-w-0 space-y-1 text-sm max-sm:col-span-full max-sm:row-start-2 sm:col-start-2 sm:row-start-2 sm:self-start">
        {about && <p className="line-clamp-2 text-muted">{about}</p>}
        <p className="flex gap-1.5 font-medium wrap-anywhere">
          <Sign
            aria-hidden
            className={cn('mt-0.5 size-4 shrink-0', isReady ? 'text-success-text' : 'text-warning-text')}
          />
          <span className="min-w-0">
            {isRefused ? refusal : describeNext(next)} {isRefused && <ToLimits />}
          </span>
        </p>
        <p className="text-xs text-muted">
          <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
            {m.campaigns_draft_updated({ time: shortTime(updatedAt) })}
          </time>
          {' · '}
          <span className="whitespace-nowrap">{m.campaigns_draft_ads({ count: adCount })}</span>
        </p>
      </div>
      {mayDraft && (
        <Button
          asChild
          variant={isToPublish ? 'primary' : 'secondary'}
          className="max-sm:col-span-full max-sm:row-start-3 sm:col-start-3 sm:row-span-2 sm:row-start-1"
        >
          <Link
            to={`/campaign/${id}?step=${n}`}
            state={{
              previousRoute: '/drafts',
              ...(isRefused && { isStepChange: true, field: 'dailyBudgetMinor' }),
            }}
            aria-label={`${words} ${title}`}
          >
            {words}
          </Link>
        </Button>
      )}
      <Menu
        focusAfter={() => (card.current ? undefined : findNext())}
        trigger={
          <Button
            variant="ghost"
            aria-label={m.live_actions_named({ name: title })}
            className="-mr-2 size-11 min-h-0 p-0 text-muted hover:text-text sm:col-start-4 sm:row-span-2 sm:row-start-1 md:size-9"
          >
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuLink>
          <Link to={`/campaign/${id}/ads`}>
            <Images aria-hidden />
            {m.drafts_view_ads()}
          </Link>
        </MenuLink>
        {isToPublish && (
          <MenuLink>
            <Link to={`/campaign/${id}`} state={{ previousRoute: '/drafts' }}>
              <PenLine aria-hidden />
              {m.campaigns_draft_continue()}
            </Link>
          </MenuLink>
        )}
        {mayDraft && (
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
            {m.drafts_delete_confirm()}
          </MenuItem>
        )}
      </Menu>
    </li>
  );
}
