import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** Takes a picture from this device. */
export type UploadLogo = (upload: {
  place: string;
  mediaId: undefined;
  onUploaded: (mediaId: string | undefined) => void;
}) => ReactNode;

interface LogoFieldProps {
  mediaId: string | null;
  upload: UploadLogo;
  note: ReactNode;
  onChange: (mediaId: string | null) => void;
}

/** The logo, seen whole and on white and on black, as it comes to stand on pictures of any kind. */
export function LogoField({ mediaId, upload, note, onChange }: LogoFieldProps) {
  const { data: logo } = useQuery({
    ...api.media.get.queryOptions({ input: { id: mediaId ?? '' } }),
    enabled: mediaId !== null,
  });
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="text-sm font-medium">{m.brandkit_logo()}</legend>
      {mediaId === null ? (
        upload({ place: 'brand-logo', mediaId: undefined, onUploaded: (id) => onChange(id ?? null) })
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex h-24 w-64 max-w-full overflow-hidden rounded-xl border border-line">
            {['#fff', '#000'].map((background, place) => (
              <span
                key={background}
                style={{ background }}
                className="grid min-w-0 flex-1 place-items-center p-3"
              >
                {logo && (
                  <img
                    src={logo.previewUrl}
                    alt={place === 0 ? m.brandkit_logo() : ''}
                    className="max-h-18 max-w-full object-contain"
                  />
                )}
              </span>
            ))}
          </div>
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            {m.brandkit_logo_remove()}
          </Button>
        </div>
      )}
      {note && <div className="text-sm text-muted md:text-[0.8125rem]">{note}</div>}
    </fieldset>
  );
}
