import type { Pixel } from '#contract/campaigns/facebook-choices.ts';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

interface PixelDialogProps {
  adAccount: { id: string; name: string };
  /** The pixel the account has already. An account has one at most that we could make. */
  existing: Pixel | undefined;
  suggestedName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onMade: (id: string) => void;
}

/** Makes a pixel for the ad account, or offers the one it has. */
export function PixelDialog({ isOpen, onOpenChange, existing, onMade, ...rest }: PixelDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={m.drafts_pixel_create()}
      text={existing ? m.drafts_pixel_one({ account: rest.adAccount.name }) : m.drafts_pixel_text()}
    >
      {existing ? (
        <DialogFooter onLeave={close}>
          <Button
            onClick={() => {
              onMade(existing.id);
              close();
            }}
          >
            {m.drafts_pixel_use({ name: existing.name })}
          </Button>
        </DialogFooter>
      ) : (
        <NewPixel onMade={onMade} onClose={close} {...rest} />
      )}
    </Dialog>
  );
}

type NewPixelProps = Pick<PixelDialogProps, 'adAccount' | 'suggestedName' | 'onMade'> & {
  onClose: () => void;
};

function NewPixel({ adAccount, suggestedName, onMade, onClose }: NewPixelProps) {
  const [name, setName] = useState(suggestedName);
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error } = useMutation(
    api.campaigns.createPixel.mutationOptions({
      retry: false,
      onSuccess(pixel) {
        queryClient.setQueryData(
          api.campaigns.listPixels.queryKey({ input: { adAccountId: adAccount.id } }),
          (now: { pixels: Pixel[] } | undefined) => ({
            pixels: [pixel, ...(now?.pixels ?? []).filter(({ id }) => id !== pixel.id)],
          }),
        );
        onMade(pixel.id);
        toast(m.drafts_pixel_made(), m.drafts_pixel_made_text({ name: pixel.name }));
        onClose();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    // This form lies over the wizard's, which must not take it for its own.
    event.stopPropagation();
    setIsAsked(true);
    if (name.trim() !== '' && !isPending) mutate({ adAccountId: adAccount.id, name });
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={m.drafts_pixel_name()}
        hint={m.drafts_pixel_name_hint()}
        required
        maxLength={100}
        value={name}
        onValueChange={setName}
        error={isAsked && name.trim() === '' ? m.drafts_form_needed() : undefined}
      />
      {error && (
        <Banner tone="danger" title={m.drafts_pixel_failed()}>
          {wordsFor(error)}
        </Banner>
      )}
      <DialogFooter onLeave={onClose}>
        <Button type="submit" busy={isPending}>
          {m.drafts_pixel_create()}
        </Button>
      </DialogFooter>
    </form>
  );
}
