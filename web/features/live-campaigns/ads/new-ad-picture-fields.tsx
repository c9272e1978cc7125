import type { DesignName } from '#contract/designs.ts';
import { Globe, Images, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { PictureChoice } from './new-ad-picture.ts';
import { NewAdOwnPictures } from './new-ad-own-pictures.tsx';
import type { OwnPicture } from './use-own-pictures.ts';

interface NewAdPictureFieldsProps {
  choice: PictureChoice;
  /** The pictures of the campaign. */
  own: readonly OwnPicture[];
  nameDesign: (design: DesignName) => string;
  trouble: 'missing' | 'no-address' | undefined;
  onChange: (part: Partial<PictureChoice>) => void;
  upload: ReactNode;
}

/** Where the picture of a new ad comes from: the campaign, this device, or an address on the web. */
export function NewAdPictureFields(props: NewAdPictureFieldsProps) {
  const { choice, own, nameDesign, trouble, onChange, upload } = props;
  const { source, ownId, address } = choice;
  const sources = [
    ...(own.length > 0
      ? [{ value: 'campaign' as const, title: m.dialogs_picture_own(), icon: <Images aria-hidden /> }]
      : []),
    { value: 'upload' as const, title: m.dialogs_picture_upload(), icon: <Upload aria-hidden /> },
    { value: 'address' as const, title: m.dialogs_picture_address(), icon: <Globe aria-hidden /> },
  ];
  return (
    <div className="min-w-0 space-y-4">
      <RadioCards
        legend={m.dialogs_picture()}
        options={sources}
        value={source ?? null}
        required
        error={trouble === 'missing' ? m.dialogs_picture_missing() : undefined}
        onValueChange={(value) => onChange({ source: value })}
      />
      {source === 'campaign' && (
        <NewAdOwnPictures
          pictures={own}
          nameDesign={nameDesign}
          chosenId={ownId}
          onChoose={(id) => onChange({ ownId: id })}
        />
      )}
      {/* Stays, so that an upload goes on while somebody looks at the other ways. */}
      <div hidden={source !== 'upload'}>{upload}</div>
      {source === 'address' && (
        <TextField
          label={m.dialogs_picture_address_label()}
          name="imageUrl"
          type="url"
          inputMode="url"
          maxLength={2000}
          value={address}
          placeholder="https://"
          hint={m.dialogs_picture_address_hint()}
          error={trouble === 'no-address' ? m.dialogs_picture_no_address() : undefined}
          onValueChange={(typed) => onChange({ address: typed })}
        />
      )}
    </div>
  );
}
