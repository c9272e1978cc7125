import { Copy } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

interface WebhookSecretProps {
  secret: string;
  onKept: () => void;
}

/** The secret deliveries are signed with, shown until the person has kept it. */
export function WebhookSecret({ secret, onKept }: WebhookSecretProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast(m.leads_webhook_secret_copied());
    } catch {
      // Pages without https, and people who said no.
      toastError(m.leads_webhook_secret_copy_failed());
    }
  }
  return (
    <Banner tone="warning" title={m.leads_webhook_secret()}>
      <p>{m.leads_webhook_secret_text()}</p>
      <code className="mt-3 block rounded-lg border border-line bg-sunken p-3 text-sm break-all select-all">
        {secret}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden />
          {m.leads_webhook_secret_copy()}
        </Button>
        <Button variant="ghost" size="small" onClick={onKept}>
          {m.leads_webhook_secret_done()}
        </Button>
      </div>
    </Banner>
  );
}
