import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { PageSpinner } from '#web/ui/page/page-spinner.tsx';
import { PageTrouble } from '#web/ui/page/page-trouble.tsx';

/**
 * In place of a page that could not be shown. Without an answer from the server it never loads anything anew: that
 * would end in the browser's own page, which knows nothing of ours.
 */
export function PageFault({ error }: { error: unknown }) {
  const [isReachable, setReachable] = useState<boolean>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isGone = false;
    void isServerThere().then((isThere) => {
      if (isGone) return;
      if (isThere && mayHelpToReload(error)) location.reload();
      else setReachable(isThere);
    });
    return () => {
      isGone = true;
    };
  }, [error]);

  async function tryAgain() {
    setAsking(true);
    if (await isServerThere()) location.reload();
    else setReachable(false);
    setAsking(false);
  }

  if (isReachable === undefined) return <PageSpinner />;
  return (
    <PageTrouble
      title={isReachable ? m.shell_trouble_title() : m.shell_unfetched_title()}
      text={isReachable ? m.shell_trouble_text() : m.shell_unfetched_text()}
      note={isRouteErrorResponse(error) ? String(error.status) : undefined}
      action={
        <>
          <Button busy={isAsking} onClick={() => void tryAgain()}>
            {isReachable ? m.shell_trouble_reload() : m.ui_try_again()}
          </Button>
          {isReachable ? (
            <Button asChild variant="secondary">
              <a href="/">{m.shell_home()}</a>
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => history.back()}>
              {m.shell_unfetched_back()}
            </Button>
          )}
        </>
      }
    />
  );
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const reloadedFor = 'adfjord-reloaded-for';

/** After an update of ours the code of a page has another address, which a new load knows. Once is enough. */
function mayHelpToReload(error: unknown): boolean {
  const isCodeMissing = error instanceof Error && 'isCodeMissing' in error;
  if (!isCodeMissing || sessionStorage.getItem(reloadedFor) === location.href) return false;
  sessionStorage.setItem(reloadedFor, location.href);
  return true;
}
