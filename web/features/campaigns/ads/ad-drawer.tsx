import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { ReactNode } from 'react';
import { AdPreview } from '../previews/ad-preview.tsx';
import { AdEditor } from './ad-editor.tsx';
import type { ShownAd } from './shown-ad.ts';

interface AdDrawerProps extends ShownAd {
  /** The control the keyboard begins in. */
  first: string | undefined;
  /** What stands below a field. */
  below: (field: string) => ReactNode;
  onClose: () => void;
}

/** The words of one ad beside how they look. What is typed is saved as everywhere in the wizard. */
export function AdDrawer({ ad, n, first, onChange, onRewrite, below, onClose, ...rest }: AdDrawerProps) {
  return (
    <Dialog
      open
      shape="drawer"
      first={first}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.campaigns_ad_edit({ n })}
      text={m.campaigns_ad_edit_text()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <div className="grid items-start gap-5 md:grid-cols-2">
          <AdEditor
            ad={ad}
            n={n}
            objective={rest.objective}
            below={below}
            onChange={(changes) => onChange(ad.id, changes)}
            onRewrite={(field) => onRewrite(ad.id, field)}
          />
          <div className="min-w-0 md:sticky md:top-0">
            <AdPreview ad={ad} {...rest} />
          </div>
        </div>
        <DialogFooter>
          <Button type="submit">{m.campaigns_ad_done()}</Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
