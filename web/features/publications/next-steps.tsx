import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';

export interface Published {
  launchImmediately: boolean;
  campaignId: string;
  /** The most that one of its days may cost, in words. */
  worstDay: string | undefined;
  /** Which brakes it got, where it got any. */
  brakes: string | undefined;
  /** Of its first ad. */
  pictureUrl: string | undefined;
}

interface NextStepsProps extends Omit<Published, 'pictureUrl'> {
  /** The id of the heading that names them. */
  labelledBy: string;
  className?: string;
}

/** What Meta does with a campaign that has just been published, what it may cost, and what its owner does. */
export function NextSteps(props: NextStepsProps) {
  const { launchImmediately, campaignId, worstDay, brakes, labelledBy, className } = props;
  return (
    <ol aria-labelledby={labelledBy} className={cn('list-decimal pl-5', className)}>
      <li>{launchImmediately ? m.publications_next_checked() : m.publications_next_switch_on()}</li>
      {worstDay && (
        <li>
          {m.publications_next_worst({ amount: worstDay })} {brakes}{' '}
          <Link
            to={`/campaign/${campaignId}/details`}
            aria-label={m.changes_brakes_change()}
            className="font-semibold text-accent-text hover:underline"
          >
            {m.campaigns_sum_change()}
          </Link>
        </li>
      )}
      <li>{m.publications_next_patience()}</li>
      <li>{m.publications_next_compare()}</li>
    </ol>
  );
}
