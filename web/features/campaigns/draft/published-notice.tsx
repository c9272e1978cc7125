import type { Campaign } from '#contract/campaigns/campaign.ts';
import { changePlaces } from '#web/campaign-paths.ts';
import { deliveryTone, deliveryWord } from '#web/delivery-words.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatLongDay, formatWhole } from '#web/ui/format/format.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLately } from '#web/use-lately.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nameLocations } from '../campaign-words.ts';

interface PublishedNoticeProps {
  campaign: Campaign;
  /** What it has brought of late. */
  brought: ReactNode;
  /** The first of its ads, as people see it. */
  ad: ReactNode;
  /** The way back to a draft. */
  children: ReactNode;
}

/** In place of the wizard, once the campaign lives at Facebook. */
export function PublishedNotice({ campaign, brought, ad, children }: PublishedNoticeProps) {
  const { id, title, facebookCampaignId, currency } = campaign;
  const { read, error } = useLately(facebookCampaignId);
  const isLoading = read === undefined && !error;
  const live = read?.campaign;
  const { dailyBudgetMinor: budgetMinor } = live ?? campaign;
  const adSets = read?.adSets.filter(({ goneAt }) => goneAt === null);
  const ads = read?.ads.filter(({ goneAt }) => goneAt === null);
  const adCount = (ads ?? campaign.ads.filter(({ selected }) => selected)).length;
  const ends = adSets?.map(({ endsOn }) => endsOn ?? 'never').toSorted();
  const last = ends?.at(-1);
  const stops = last === 'never' ? m.changes_schedule_stopped() : last && formatLongDay(last);
  const budget = budgetMinor !== null && formatWholeMoney(budgetMinor, currency);
  const ways = [
    { name: m.live_column_budget(), says: budget, place: changePlaces.budget },
    {
      name: m.changes_locations(),
      says: adSets && nameLocations(adSets.flatMap(({ places }) => places)),
      place: changePlaces.locations,
    },
    { name: m.drafts_content_ads(), says: ads && formatWhole(ads.length), place: '?tab=ads' },
    { name: m.changes_schedule(), says: stops, place: changePlaces.end },
  ];
  return (
    <Page title={m.campaigns_edit()}>
      <BackLink to="/meta-ads" name={m.campaigns_back_to_list()} />
      <PageHeader title={title} />
      {brought}
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 @2xl:grid-cols-[minmax(0,1fr)_16.5rem] @2xl:grid-rows-[auto_1fr]">
          <Card
            title={m.campaigns_is_published()}
            lede={m.campaigns_is_published_text()}
            action={
              live ? (
                <Badge tone={deliveryTone(live.delivery.state)}>{deliveryWord(live.delivery.state)}</Badge>
              ) : (
                isLoading && <Skeleton className="h-5.5 w-16" />
              )
            }
          >
            <ul className="mb-5 divide-y divide-line border-y border-line text-sm">
              {ways.map(({ name, says, place }) => (
                <li key={name}>
                  <Link
                    to={`/campaign/${id}/details${place}`}
                    className="flex min-h-11 items-center gap-4 hover:bg-hover"
                  >
                    <span className="shrink-0 text-muted">{name}</span>
                    <span className="min-w-0 grow truncate text-right font-medium">
                      {says || (isLoading ? <Skeleton className="ml-auto h-4 w-16" /> : m.live_none())}
                    </span>
                    <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
                  </Link>
                </li>
              ))}
            </ul>
            <Button asChild className="max-sm:w-full">
              <Link to={`/campaign/${id}/details`}>{m.campaigns_to_details()}</Link>
            </Button>
          </Card>
          <div inert aria-hidden className="@2xl:row-span-2 @2xl:[zoom:0.825]">
            {adCount > 1 && (
              <p className="mb-2 text-center text-sm text-muted">
                {m.campaigns_first_of_ads({ count: formatWhole(adCount) })}
              </p>
            )}
            {ad}
          </div>
          {/* Known last, it moves nothing here. */}
          <div className="space-y-4 rounded-xl border border-line bg-surface px-5 py-3 empty:hidden sm:px-6">
            {children}
          </div>
        </div>
      </div>
    </Page>
  );
}
