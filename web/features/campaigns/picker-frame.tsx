import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { ExternalLink, Plus, RefreshCw } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { needsConnection, needsPermission } from './facebook-trouble.ts';

interface PickerFrameProps {
  title: string;
  text: string;
  /** Where the things can be made and looked after at Facebook. */
  link: { href: string; name: string };
  search: {
    data: unknown;
    isFetching: boolean;
    error: Error | null;
    errorUpdatedAt: number;
    refetch: () => unknown;
  };
  loading: string;
  failed: string;
  connection: ReactNode;
  /** Makes one more of them, here. */
  create: { name: string; onClick: () => void };
  children: ReactNode;
}

/** What the pickers of things at Facebook have in common: refresh, a way there, loading, trouble. */
export function PickerFrame({
  title,
  text,
  link,
  search,
  loading,
  failed,
  connection,
  create,
  children,
}: PickerFrameProps) {
  const isKnown = search.data !== undefined;
  const { error, errorUpdatedAt } = search;
  useEffect(() => {
    if (error) toastError(failed, wordsFor(error), { id: 'picker-failed' });
  }, [error, errorUpdatedAt, failed]);

  return (
    <Card
      title={title}
      text={text}
      action={
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="ghost" size="small">
            <a href={link.href} target="_blank" rel="noreferrer">
              {link.name}
              <ExternalLink aria-hidden />
            </a>
          </Button>
          <Button
            variant="secondary"
            size="small"
            busy={search.isFetching}
            onClick={() => void search.refetch()}
          >
            {!search.isFetching && <RefreshCw aria-hidden />}
            {m.campaigns_refresh()}
          </Button>
        </div>
      }
    >
      {error && !isKnown ? (
        <div className="space-y-4">
          <Banner tone="danger" title={failed}>
            {needsPermission(error) ? m.campaigns_picker_permission() : wordsFor(error)}
          </Banner>
          {(needsConnection(error) || needsPermission(error)) && connection}
        </div>
      ) : !isKnown ? (
        <p role="status" className="flex items-center gap-3 py-6 text-sm text-muted">
          <Spinner />
          {loading}
        </p>
      ) : (
        <div className="space-y-5">
          {children}
          <Button variant="secondary" onClick={create.onClick}>
            <Plus aria-hidden />
            {create.name}
          </Button>
        </div>
      )}
    </Card>
  );
}
