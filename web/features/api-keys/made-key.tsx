import { Copy } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

interface MadeKeyProps {
  value: string;
  onKept: () => void;
}

/** A new key, shown until the person has kept it. */
export function MadeKey({ value, onKept }: MadeKeyProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast(m.keys_copied());
    } catch {
      // Pages without https, and people who said no.
      toastError(m.keys_copy_failed());
    }
  }
  return (
    <Banner tone="warning" title={m.keys_made()}>
      <p>{m.keys_made_text()}</p>
      <code className="mt-3 block rounded-lg border border-line bg-sunken p-3 text-sm break-all select-all">
        {value}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden />
          {m.keys_copy()}
        </Button>
        <Button variant="ghost" size="small" onClick={onKept}>
          {m.keys_kept()}
        </Button>
      </div>
    </Banner>
  );
}
