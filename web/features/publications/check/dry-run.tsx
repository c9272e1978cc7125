import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageCircleQuestion } from 'lucide-react';
import { FieldButton } from './field-button.tsx';
import { ProblemBanner } from '../problem-banner.tsx';
import { PublishRefusal } from '../publish-refusal.tsx';
import type { useDryRun } from './use-dry-run.ts';
import type { WayToField } from './way-to-field.ts';

interface DryRunProps {
  dryRun: ReturnType<typeof useDryRun>;
  /** The draft as it stands now is the one Meta was asked about. */
  isCurrent: boolean;
  onAsk: () => void;
  wayTo: WayToField;
}

/** Lets Meta look at the campaign before anything is made, and tells its answer in plain words. */
export function DryRun({ dryRun: { answer, error, isAsking }, isCurrent, onAsk, wayTo }: DryRunProps) {
  const isTold = !isAsking && isCurrent;
  return (
    <div className="space-y-3 text-sm">
      <Button variant="secondary" className="w-full" busy={isAsking} onClick={onAsk}>
        {!isAsking && <MessageCircleQuestion aria-hidden />}
        {isAsking ? m.publications_dry_run_asking() : m.publications_dry_run()}
      </Button>
      <p className="text-muted">{m.publications_dry_run_hint()}</p>
      {(answer || error) && !isAsking && !isCurrent && (
        <p role="status" className="text-muted">
          {m.publications_dry_run_old()}
        </p>
      )}
      {isTold && error && (
        <PublishRefusal error={error} title={m.publications_dry_run_failed()} wayTo={wayTo} />
      )}
      {isTold && answer?.accepted && (
        <Banner tone="success" title={m.publications_dry_run_yes()}>
          {m.publications_dry_run_yes_text()}
        </Banner>
      )}
      {isTold &&
        answer?.problems.map((problem) => (
          <ProblemBanner
            key={`${problem.title} ${problem.reason} ${problem.field}`}
            problem={problem}
            action={problem.field !== null && <FieldButton onGo={wayTo(problem.field)} />}
          />
        ))}
    </div>
  );
}
