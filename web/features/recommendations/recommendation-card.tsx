import { askAgainDays, type Recommendation } from '#contract/recommendations/recommendation.ts';
import { AlarmClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '#web/workspace/may.ts';
import { detailsPath } from '#web/campaign-paths.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { SparkLine } from '#web/ui/plot/spark-line.tsx';
import { putOff } from './use-recommendations.ts';
import { surenessWords, wordsOf } from './words-of.ts';

export interface RecommendationCardProps {
  recommendation: Recommendation;
  currency: string;
  /** The one button. */
  action: ReactNode;
  /** It is put off: whoever pressed that goes on elsewhere. */
  onPutOff: () => void;
}

const askAgain = { 1: m.next_ask_1, 7: m.next_ask_7, 30: m.next_ask_30 };

/** One thing to do: what was seen, why it matters, how sure that is, the button, and 'Not now'. */
export function RecommendationCard({ recommendation, currency, action, onPutOff }: RecommendationCardProps) {
  const { reason, sureness } = recommendation;
  const mayPutOff = useMay('steer');
  const { what, why } = wordsOf(recommendation, currency);
  return (
    <li className="@container flex flex-col gap-0.5 py-2 text-sm first:pt-0 last:pb-0">
      <div>
        <p title={what} className="font-medium text-pretty [overflow-wrap:anywhere] lg:line-clamp-3">
          {what}
        </p>
        {why && (
          <p title={why} className="text-sm text-muted lg:line-clamp-3">
            {why}
          </p>
        )}
      </div>
      <p className="flex items-center gap-1 text-xs leading-6 text-muted">
        {/* To wait costs nothing, so there is nothing it could be worth. */}
        {sureness !== 'certain' && reason.code !== 'learning' && (
          <>
            <span className="shrink-0">{surenessWords[sureness]()}</span>
            <span aria-hidden>·</span>
          </>
        )}
        <About {...recommendation} />
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-1">
          {action}
          {mayPutOff && (
            <Menu
              trigger={
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={m.next_not_now_named({ what })}
                  className="px-2 text-muted hover:text-text max-md:min-w-11"
                >
                  <AlarmClock aria-hidden className="hidden @2xs:inline" />
                  {m.next_not_now()}
                </Button>
              }
              focusAfter={() => null}
            >
              {askAgainDays.map((days) => (
                <MenuItem
                  key={days}
                  onSelect={() => {
                    onPutOff();
                    void putOff(recommendation, days);
                  }}
                >
                  {askAgain[days]()}
                </MenuItem>
              ))}
            </Menu>
          )}
        </div>
        <Picture {...recommendation} />
      </div>
    </li>
  );
}

function About({ campaign, campaignCount, reason }: Recommendation) {
  const way = 'min-w-0 truncate hover:underline';
  if (campaign)
    return (
      <Link to={detailsPath(campaign)} className={way}>
        {campaign.name}
      </Link>
    );
  if (reason.code === 'leads-waiting') return m.next_other_forms();
  if (campaignCount === 0) return <span className="truncate">{m.drift_whole_account()}</span>;
  return (
    <Link to="/meta-ads#campaigns" className={way}>
      {m.next_campaigns({ count: campaignCount, shown: formatWhole(campaignCount) })}
    </Link>
  );
}

const pictures = {
  spend: m.next_picture_spend,
  results: m.next_picture_results,
  clicks: m.next_picture_clicks,
  'click-rate': m.next_picture_click_rate,
  frequency: m.next_picture_frequency,
};

function Picture({ picture }: Pick<Recommendation, 'picture'>) {
  const [first] = picture?.days ?? [];
  if (!picture || !first) return null;
  const last = picture.days.at(-1) ?? first;
  const say = (day: string) => formatDay(day, { short: true });
  const label = pictures[picture.of]({ from: say(first.day), to: say(last.day) });
  return (
    // Without its words a line says nothing: where there is no room for both there is neither.
    <span className="hidden items-center gap-2 text-xs text-muted @lg:flex">
      <SparkLine values={picture.days.map(({ value }) => value)} label={label} />
      <span aria-hidden>{label}</span>
    </span>
  );
}
