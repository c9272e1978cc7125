import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';

export interface Published {
  launchImmediately: boolean;
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

/** What Meta does with a campaign that has just been published, and what its owner does. */
export function NextSteps({ launchImmediately, brakes, labelledBy, className }: NextStepsProps) {
  const steps = [
    launchImmediately ? m.publications_next_checked() : m.publications_next_switch_on(),
    ...(brakes ? [brakes] : []),
    m.publications_next_patience(),
    m.publications_next_compare(),
  ];
  return (
    <ol aria-labelledby={labelledBy} className={cn('list-decimal pl-5', className)}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
