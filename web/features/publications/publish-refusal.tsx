import { isDefinedError } from '@orpc/client';
import { openFindingsOf, openWords } from '#web/operations/law-of-change.ts';
import { m } from '#web/paraglide/messages.js';
import { ToLimits } from '#web/operations/to-limits.tsx';
import { brakeRangeWords } from '#web/operations/money-words.ts';
import { overCeilingWords, overGuardrailWords } from '#web/operations/words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatDate } from '#web/ui/format/format.ts';
import { NewerVersion } from './newer-version.tsx';
import { ToPlan } from './to-plan.tsx';
import type { useDryRun } from './check/use-dry-run.ts';
import type { usePublish } from './use-publish.ts';
import type { WayToField } from './check/way-to-field.ts';

type RefusedError = NonNullable<ReturnType<typeof usePublish | typeof useDryRun>['error']>;

interface PublishRefusalProps {
  error: RefusedError;
  /** What did not happen. */
  title: string;
  wayTo: WayToField;
  /** Shows the draft as it is now, where it is not the one on this page. */
  onNewest?: () => void;
}

/** Why publishing, or asking Meta first, did not begin; with what is missing by name. */
export function PublishRefusal({ error, title, wayTo, onNewest }: PublishRefusalProps) {
  const missing = isDefinedError(error) && error.code === 'CAMPAIGN_NOT_READY' ? error.data.missing : [];
  const open = openFindingsOf(error);
  const own = isDefinedError(error) && error.code === 'FACEBOOK_REFUSED' ? error.data : undefined;
  if (isDefinedError(error) && error.code === 'CAMPAIGN_IS_NEWER') {
    return (
      <Banner
        tone="warning"
        title={m.publications_newer()}
        action={
          <Button variant="secondary" size="small" onClick={onNewest}>
            {m.publications_newer_show()}
          </Button>
        }
      >
        <NewerVersion {...error.data} />
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={title} action={isAboutPlan(error) && <ToPlan />}>
      <p>{open ? openWords(open) : (planWords(error) ?? wordsFor(error))}</p>
      {open && <WayThere onGo={wayTo('law')} reason={m.compliance_title()} />}
      {isDefinedError(error) && error.code === 'APPROVAL_NEEDED' && (
        <WayThere onGo={wayTo('approval')} reason={m.publications_check_approval()} />
      )}
      {isDefinedError(error) && error.code === 'OVER_GUARDRAIL' && <ToLimits />}
      {own && <p className="mt-2 border-l-2 border-line-strong pl-3">{own.reason}</p>}
      {own?.reference && (
        <p className="mt-2 text-xs break-all text-muted">
          {m.publications_reference({ reference: own.reference })}
        </p>
      )}
      {missing.length > 0 && (
        <ul aria-label={m.publications_missing()} className="mt-2 list-disc space-y-1 pl-5">
          {missing.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>
              {reason} <WayThere onGo={wayTo(field)} reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function WayThere({ onGo, reason }: { onGo: (() => void) | undefined; reason: string }) {
  return (
    onGo && (
      <button
        type="button"
        aria-label={m.publications_check_go_named({ name: reason })}
        className="min-h-6 font-semibold text-accent-text hover:underline"
        onClick={onGo}
      >
        {m.publications_check_go()}
      </button>
    )
  );
}

function isAboutPlan(error: RefusedError): boolean {
  return isDefinedError(error) && ['TRIAL_ENDED', 'CAMPAIGNS_USED_UP', 'MEDIA_LIMIT'].includes(error.code);
}

/** The refusal with its number, where it has one. */
function planWords(error: RefusedError): string | undefined {
  if (!isDefinedError(error)) return undefined;
  if (error.code === 'OVER_GUARDRAIL') return overGuardrailWords(error.data);
  if (error.code === 'OVER_CEILING') return overCeilingWords(error.data);
  if (error.code === 'BRAKE_OUT_OF_RANGE') return brakeRangeWords(error.data);
  if (error.code === 'MEDIA_LIMIT') return m.publications_media_limit({ limit: error.data.limit });
  if (error.code !== 'CAMPAIGNS_USED_UP') return undefined;
  const { limit, renewsAt } = error.data;
  return renewsAt
    ? m.publications_used_up({ limit, date: formatDate(renewsAt) })
    : m.publications_trial_used_up({ limit });
}
