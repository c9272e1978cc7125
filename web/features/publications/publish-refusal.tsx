import { isDefinedError } from '@orpc/client';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import type { usePublish } from './use-publish.ts';

type PublishError = NonNullable<ReturnType<typeof usePublish>['error']>;

/** Why publishing did not begin, with what is missing by name. */
export function PublishRefusal({ error }: { error: PublishError }) {
  const missing = isDefinedError(error) && error.code === 'CAMPAIGN_NOT_READY' ? error.data.missing : [];
  return (
    <Banner tone="danger" title={m.publications_not_started()}>
      <p>{wordsFor(error)}</p>
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
