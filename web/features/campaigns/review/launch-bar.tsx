import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { wholeWorstDay } from '#contract/live/brakes.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWholeMoney } from '#web/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeft, Rocket } from 'lucide-react';

interface LaunchBarProps {
  fields: CampaignFields;
  isCreating: boolean;
  isBusy: boolean;
  launchImmediately: boolean;
  /** What is known to stand in the way. */
  openChecks: readonly string[];
  /** Leads to what the law has against it, where it has. */
  onOpenLaw: (() => void) | undefined;
  /** Leads to where it is chosen whether it starts at once. */
  onOpenLaunch: () => void;
  onPrevious: () => void;
  onPublish: () => void;
  onSaveDraft: () => void;
}

/** What would happen now, and the buttons for it, at the foot of the window however far somebody has scrolled. */
export function LaunchBar(props: LaunchBarProps) {
  const { fields, isCreating, isBusy, launchImmediately, openChecks, onOpenLaw, onOpenLaunch } = props;
  const { onPrevious, onPublish, onSaveDraft } = props;
  const mayPublish = useMay('steer');
  const start = launchImmediately ? m.campaigns_bar_now() : m.campaigns_bar_paused();
  const isOpen = openChecks.length > 0;
  const isAnyChosen = fields.ads.some(({ selected }) => selected);
  return (
    <section
      aria-label={m.campaigns_bar()}
      data-foot-bar
      // From edge to edge, however wide the window is.
      className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-2 border-t border-line bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_0_0_100vmax_var(--ground)] [border-image:linear-gradient(var(--line)_0_0)_1/1px_0_0/0_100vmax] [clip-path:inset(0_-100vmax)] sm:-mx-6 sm:flex-row sm:items-center sm:gap-3 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <p className="min-w-0 grow text-sm text-muted">
        {isOpen ? nameOpen(openChecks) : summaryOf(fields)}
        {!isOpen && isAnyChosen && (
          <>
            {dot}
            <button
              type="button"
              aria-label={`${start}. ${m.publications_check_go_named({ name: m.campaigns_launch() })}`}
              className={link}
              onClick={onOpenLaunch}
            >
              {start}
            </button>
          </>
        )}
        {!mayPublish && ` ${m.teams_others_publish()}`}
        {isOpen && onOpenLaw && (
          <>
            {' '}
            <button
              type="button"
              aria-label={m.publications_check_go_named({ name: m.compliance_title() })}
              className={link}
              onClick={onOpenLaw}
            >
              {m.publications_check_go()}
            </button>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2 *:grow sm:contents sm:*:grow-0">
        <Button
          variant="secondary"
          className="max-w-11 min-w-11 px-0 sm:order-first lg:max-w-none lg:px-4"
          aria-label={m.campaigns_previous()}
          disabled={isBusy}
          onClick={onPrevious}
        >
          <ArrowLeft aria-hidden />
          <span className="hidden lg:inline">{m.campaigns_previous()}</span>
        </Button>
        <Button variant="secondary" className="max-sm:px-3" disabled={isBusy} onClick={onSaveDraft}>
          {m.campaigns_save_draft()}
        </Button>
        {mayPublish && (
          <Button
            variant={isOpen ? 'secondary' : 'primary'}
            className="max-sm:px-3"
            busy={isBusy}
            onClick={onPublish}
          >
            {!isBusy && <Rocket aria-hidden className="max-sm:hidden" />}
            {isCreating ? m.campaigns_publish_new() : m.campaigns_publish_again()}
          </Button>
        )}
      </div>
    </section>
  );
}

const dot = '\u00A0· ';
const link = 'min-h-6 font-semibold text-accent-text hover:underline';

/** One thing by its name; several by their number, as there is no room for more. */
function nameOpen([only, ...others]: readonly string[]): string | undefined {
  return others.length > 0 ? m.publications_checks_missing({ count: others.length + 1 }) : only;
}

function summaryOf({ ads, dailyBudgetMinor, currency }: CampaignFields): string {
  const count = ads.filter(({ selected }) => selected).length;
  if (count === 0) return m.campaigns_bar_none();
  return [
    m.campaigns_bar_ads({ count }),
    dailyBudgetMinor === null
      ? m.campaigns_cost_none()
      : m.campaigns_bar_budget({
          day: formatWholeMoney(dailyBudgetMinor, currency),
          worst: formatWholeMoney(wholeWorstDay(dailyBudgetMinor, currency), currency),
        }),
  ].join(dot);
}
