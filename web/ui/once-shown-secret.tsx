import { Copy } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { copyText } from './toast/copy-text.ts';

interface OnceShownSecretProps {
  value: string;
  title: string;
  text: string;
  /** What the button that copies it says. */
  copy: string;
  copied: string;
  onKept: () => void;
}

/** What is shown only now, until the person says that they have kept it. */
export function OnceShownSecret({ value, title, text, copy, copied, onKept }: OnceShownSecretProps) {
  return (
    <Banner tone="warning" title={title}>
      <p>{text}</p>
      <code className="mt-3 block rounded-lg border border-line bg-sunken p-3 text-sm break-all whitespace-pre-line select-all">
        {value}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copyText(value, copied)}>
          <Copy aria-hidden />
          {copy}
        </Button>
        <Button variant="ghost" size="small" onClick={onKept}>
          {m.ui_kept()}
        </Button>
      </div>
    </Banner>
  );
}
