import { useRef, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import type { useDialogOperation } from '#web/operations/use-dialog-operation.ts';

interface SteeringFormProps {
  change: Pick<ReturnType<typeof useDialogOperation>, 'isBusy' | 'slow' | 'failure'>;
  /** The verb on the button. */
  verb: string;
  /** Nothing to do yet. */
  isIdle?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of a dialog: still while its change is made, then with what became of it. */
export function SteeringForm({ change, verb, isIdle, onSubmit, onCancel, children }: SteeringFormProps) {
  const { isBusy, slow, failure } = change;
  const button = useRef<HTMLButtonElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const form = event.currentTarget;
    // The box somebody pressed Enter in is about to be stilled, and would lose the keyboard's place.
    button.current?.focus();
    flushSync(onSubmit);
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <div inert={isBusy} className="space-y-5">
        {children}
      </div>
      <DialogFooter
        note={
          <>
            {failure && (
              <Banner tone="danger" title={failure.title}>
                {failure.reason}
              </Banner>
            )}
            {slow && (
              <Banner tone="info" title={m.dialogs_slow()}>
                {slow.reason && <p>{slow.reason}</p>}
                <p>{m.dialogs_slow_text()}</p>
              </Banner>
            )}
          </>
        }
      >
        <Button variant="secondary" onClick={onCancel}>
          {slow ? m.ui_close() : m.ui_cancel()}
        </Button>
        <Button ref={button} type="submit" busy={isBusy} disabled={isIdle && !isBusy}>
          {verb}
        </Button>
      </DialogFooter>
    </form>
  );
}
