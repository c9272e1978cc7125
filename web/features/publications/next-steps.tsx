import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';

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

/** What Meta does with a campaign that has just been published, what it may cost, and what its owner does. */
export function NextSteps(props: Omit<Published, 'pictureUrl'>) {
  const { launchImmediately, campaignId, worstDay, brakes } = props;
  return (
    <ol aria-labelledby="published-next" className="mt-1 max-w-prose list-decimal space-y-1 pl-5 text-muted">
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
