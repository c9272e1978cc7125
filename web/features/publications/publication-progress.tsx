import type { Publication } from '#contract/publishing/publications.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { FieldButton } from './check/field-button.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { stepNames } from './step-names.ts';
import { UndoProgress, type UndoProgressProps } from './undo-progress.tsx';
import { waitingWords } from './waiting-words.ts';
import type { WayToField } from './check/way-to-field.ts';

interface PublicationProgressProps extends UndoProgressProps {
  wayTo: WayToField;
}

/** One run of publishing: its steps as they are done, and how it ended. */
export function PublicationProgress(props: PublicationProgressProps) {
  const { publication, isOutOfSight, isLinkBroken, wayTo } = props;
  const { status, steps, problem, startedAt, finishedAt } = publication;
  if (status === 'published') return null;
  if (status === 'undoing' || status === 'undone') {
    return <UndoProgress {...{ publication, isOutOfSight, isLinkBroken }} />;
  }
  return (
    <section
      aria-labelledby="publication"
      className="space-y-4 rounded-xl border border-line bg-sunken p-4 sm:p-5"
    >
      <p role="status" className="sr-only">
        {spokenStep(publication)}
      </p>
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="publication" className="font-semibold">
          {titles[status]()}
        </h3>
        <ElapsedTime from={startedAt} to={finishedAt} />
      </div>
      {status === 'waiting' && (
        <Banner tone="warning">{waitingWords(publication.waiting, isLinkBroken)}</Banner>
      )}
      {isOutOfSight && <Banner tone="warning">{m.publications_lost_sight()}</Banner>}
      {status === 'refused' && problem && (
        <ProblemBanner
          problem={problem}
          action={problem.field !== null && <FieldButton onGo={wayTo(problem.field)} />}
        />
      )}
      <StepList
        name={m.publications_steps()}
        steps={steps.map(({ name, state }) => ({ name: stepNames[name](), state }))}
      />
      <p className="text-sm text-muted">
        {status === 'refused' ? m.publications_draft_kept() : m.publications_may_close()}
      </p>
    </section>
  );
}

const titles = {
  running: m.publications_title_running,
  waiting: m.publications_title_waiting,
  refused: m.publications_title_refused,
};

function spokenStep({ steps }: Publication): string {
  const position = steps.findIndex(({ state }) => state === 'doing');
  const step = steps[position];
  if (!step) return '';
  return m.publications_now({ step: position + 1, steps: steps.length, name: stepNames[step.name]() });
}
