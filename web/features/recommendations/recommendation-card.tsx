import { askAgainDays, type Recommendation } from '#contract/recommendations/recommendation.ts';
import { AlarmClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailsPath } from '#web/campaign-paths.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
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
  const { sureness } = recommendation;
  const { what, why } = wordsOf(recommendation, currency);
  return (
    <li className="flex flex-col gap-1 py-2 text-sm first:pt-0 last:pb-0">
      <div>
        <Picture {...recommendation} />
        <p title={what} className="line-clamp-3 font-medium [overflow-wrap:anywhere]">
          {what}
        </p>
        {why && (
          <p title={why} className="line-clamp-3 text-xs text-muted">
            {why}
          </p>
        )}
      </div>
      <div className="mt-auto flex items-center justify-end gap-x-2 max-md:flex-wrap">
        <p className="min-w-0 flex-1 truncate max-md:min-w-36 text-xs text-muted">
          <About {...recommendation} />
          <span aria-hidden> · </span>
          {surenessWords(sureness)}
        </p>
        {action}
        <Menu
          trigger={
            <IconButton
              name={m.next_not_now_named({ what })}
              hasTooltip={false}
              title={m.next_not_now()}
              className="md:size-8"
            >
              <AlarmClock aria-hidden />
            </IconButton>
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
      </div>
    </li>
  );
}

function About({ campaign, campaignCount, reason }: Recommendation) {
  const way = 'inline-block min-h-6 hover:underline';
  if (campaign)
    return (
      <Link to={detailsPath(campaign)} className={way}>
        {campaign.name}
      </Link>
    );
  if (reason.code === 'leads-waiting') return m.next_other_forms();
  if (campaignCount === 0) return m.drift_whole_account();
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
  return (
    <span className="float-right ml-3">
      <SparkLine
        values={picture.days.map(({ value }) => value)}
        label={pictures[picture.of]({ from: say(first.day), to: say(last.day) })}
      />
    </span>
  );
}
