import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Lets this page be where a press on a push leads, if it is about this tab's workspace: `public/service-worker.js` asks. */
export function useOpenedByPush(): void {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  useEffect(() => {
    function answer({ data: { open }, ports: [port] }: MessageEvent<{ open: string }>) {
      const { pathname, searchParams } = new URL(open, location.origin);
      if (!port || searchParams.get('workspace') !== workspace?.id) return;
      searchParams.delete('workspace');
      port.addEventListener('message', () => void navigate(`${pathname}?${searchParams.toString()}`));
      port.start();
      port.postMessage('here');
    }
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    serviceWorker?.addEventListener('message', answer);
    return () => serviceWorker?.removeEventListener('message', answer);
  }, [navigate, workspace?.id]);
}
