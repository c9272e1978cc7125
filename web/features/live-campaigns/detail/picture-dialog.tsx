import { m } from '#web/paraglide/messages.js';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface PictureDialogProps {
  picture: { url: string; title: string };
  opener: HTMLElement | null;
  onClose: () => void;
}

/** The picture of an ad, as large as the screen allows. */
export function PictureDialog({ picture: { url, title }, opener, onClose }: PictureDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={m.dialogs_picture_text()}
      className="max-w-3xl"
      opener={opener}
    >
      <img
        src={url}
        alt={m.dialogs_picture_alt({ title })}
        className="mx-auto max-h-[70dvh] max-w-full rounded-xl bg-sunken object-contain"
      />
    </Dialog>
  );
}
