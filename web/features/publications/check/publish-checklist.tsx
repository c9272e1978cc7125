import type { PublishCheck } from '#contract/publishing/publish-checks.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { CheckItem } from './check-item.tsx';
import { usePublishChecks } from './use-publish-checks.ts';
import type { WayToField } from './way-to-field.ts';

interface PublishChecklistProps {
  campaignId: string;
  /** What the answer depends on besides: when any of it changes, the server is asked anew. */
  asOf: readonly unknown[];
  wayTo: WayToField;
}

/** What is known before the button is pressed: one quiet line when all is fine, by name what is not. */
export function PublishChecklist({ campaignId, asOf, wayTo }: PublishChecklistProps) {
  const id = useId();
  const { data, error, isFetching, refetch } = usePublishChecks(campaignId, asOf);
  return (
    <section
      aria-labelledby={id}
      aria-busy={isFetching}
      className="space-y-3 border-t border-line pt-5 text-sm"
    >
      <h3 id={id} className="font-semibold">
        {m.publications_checks()}
      </h3>
      {data && <Found checks={data.checks} wayTo={wayTo} />}
      {!data && !error && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          {m.publications_checks_reading()}
        </p>
      )}
      {error && (
        <div className="space-y-2">
          <p className="text-muted">
            {m.publications_checks_failed()} {wordsFor(error)}
          </p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {m.ui_try_again()}
          </Button>
        </div>
      )}
    </section>
  );
}

const urgency: PublishCheck['state'][] = ['missing', 'warning'];

function Found({ checks, wayTo }: { checks: PublishCheck[]; wayTo: WayToField }) {
  const open = urgency.flatMap((state) => checks.filter((check) => check.state === state));
  const rest = checks.filter((check) => !open.includes(check));
  const restWords = open.length > 0 ? m.publications_checks_rest : m.publications_checks_all;
  const item = (check: PublishCheck) => (
    <CheckItem
      key={check.name + check.text}
      check={check}
      onGo={check.state === 'fine' ? undefined : wayTo(placeOf(check))}
    />
  );
  return (
    <>
      <Verdict checks={checks} />
      {open.length > 0 && (
        <ul aria-label={m.publications_checks_open()} className="space-y-3">
          {open.map(item)}
        </ul>
      )}
      {rest.length > 0 && (
        <Fold heading={restWords({ count: rest.length })}>
          <p className="text-muted">{m.publications_pictures_ahead()}</p>
          <ul aria-label={m.publications_checks()} className="space-y-3">
            {rest.map(item)}
          </ul>
        </Fold>
      )}
    </>
  );
}

/** What has no field of its own is put right where the Facebook account is connected. */
function placeOf({ name, field }: PublishCheck): string {
  return field ?? (name === 'connection' || name === 'permissions' ? 'facebookAdAccountId' : '');
}

function Verdict({ checks }: { checks: PublishCheck[] }) {
  const count = (state: PublishCheck['state']) => checks.filter((check) => check.state === state).length;
  const missing = count('missing');
  const warnings = count('warning');
  return (
    <p role="status" className="flex items-start gap-2.5">
      {missing > 0 ? (
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
      ) : warnings > 0 ? (
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-text" />
      ) : (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
      )}
      {missing > 0
        ? m.publications_checks_missing({ count: missing })
        : warnings > 0
          ? m.publications_checks_warning({ count: warnings })
          : m.publications_checks_fine()}
    </p>
  );
}
