import type { SetupState } from '#contract/operator/setup.ts';
import { Copy } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

/** What Meta's app settings ask for, to be copied there. */
export function MetaAddresses({ addresses }: { addresses: SetupState['addresses'] }) {
  const rows = [
    { name: m.setup_meta_callback(), url: addresses.callback },
    { name: m.setup_meta_webhook(), url: addresses.webhook },
    { name: m.setup_meta_deauthorize(), url: addresses.deauthorize },
    { name: m.setup_meta_deletion(), url: addresses.dataDeletion },
  ];
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted">{m.setup_meta_addresses()}</p>
      <dl className="space-y-3 text-sm">
        {rows.map(({ name, url }) => (
          <div key={url}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-1 flex items-center gap-2">
              <code className="min-w-0 flex-1 rounded-lg border border-line bg-sunken px-3 py-2 [overflow-wrap:anywhere] select-all">
                {url}
              </code>
              <IconButton name={m.setup_copy({ name })} onClick={() => void copy(url)}>
                <Copy aria-hidden />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast(m.setup_copied());
  } catch {
    // Pages without https, and people who said no.
    toastError(m.ui_copy_failed());
  }
}
