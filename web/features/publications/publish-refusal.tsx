import { isDefinedError } from '@orpc/client';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatDate } from '#web/ui/format.ts';
import type { usePublish } from './use-publish.ts';

type PublishError = NonNullable<ReturnType<typeof usePublish>['error']>;

/** Why publishing did not begin, with what is missing by name. */
export function PublishRefusal({ error }: { error: PublishError }) {
  const missing = isDefinedError(error) && error.code === 'CAMPAIGN_NOT_READY' ? error.data.missing : [];
  return (
    <Banner
      tone="danger"
      title={m.publications_not_started()}
      action={
        isAboutPlan(error) && (
          <Button asChild variant="secondary" size="small">
            <Link to="/dashboard">{m.publications_to_plan()}</Link>
          </Button>
        )
      }
    >
      <p>{planWords(error) ?? wordsFor(error)}</p>
      {missing.length > 0 && (
        <ul aria-label={m.publications_missing()} className="mt-2 list-disc space-y-1 pl-5">
          {missing.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>{reason}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function isAboutPlan(error: PublishError): boolean {
  return isDefinedError(error) && ['TRIAL_ENDED', 'CAMPAIGNS_USED_UP', 'MEDIA_LIMIT'].includes(error.code);
}

/** The refusal with its number, where it has one. */
function planWords(error: PublishError): string | undefined {
  if (!isDefinedError(error)) return undefined;
  if (error.code === 'MEDIA_LIMIT') return m.publications_media_limit({ limit: error.data.limit });
  if (error.code !== 'CAMPAIGNS_USED_UP') return undefined;
  const { limit, renewsAt } = error.data;
  return renewsAt
    ? m.publications_used_up({ limit, date: formatDate(renewsAt) })
    : m.publications_trial_used_up({ limit });
}
