import { useState, type ComponentProps } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useLiveSupport } from './use-live-support.tsx';

interface TalkButtonProps {
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
}

/** To talk about plans. It says first that a video meeting opens. */
export function TalkButton({ label, variant = 'secondary' }: TalkButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { isOpening, open, opens } = useLiveSupport();
  return (
    <>
      <Button
        variant={variant}
        busy={isOpening}
        className="w-full"
        onClick={() => (opens ? void open() : setAsking(true))}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.support_talk()}
        text={m.support_talk_text()}
        confirm={m.support_talk_confirm()}
        onConfirm={() => {
          setAsking(false);
          void open();
        }}
      />
    </>
  );
}
