import { Eye } from 'lucide-react';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { GrowingPreview, growingWords, type GrowingPreviewProps } from './growing-preview.tsx';

/** The ad so far, on a tap, where there is no room for it beside the steps; on a small phone without its word, sooner where others stand beside it. */
export function PreviewSheet({ isBrief = false, ...props }: GrowingPreviewProps & { isBrief?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="px-2 sm:px-4 xl:hidden" onClick={() => setIsOpen(true)}>
        <Eye aria-hidden />
        <span className={isBrief ? 'max-[379px]:sr-only' : 'max-[359px]:sr-only'}>
          {m.campaigns_growing_show()}
        </span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={m.campaigns_growing_show()}
        text={growingWords(props.fields)}
      >
        <GrowingPreview {...props} />
      </Dialog>
    </>
  );
}
