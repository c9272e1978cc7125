import type { BrandKit } from '#contract/brand-kit.ts';
import type { ReactNode } from 'react';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { BrandKitForm } from './brand-kit-form.tsx';
import type { UploadLogo } from './logo-field.tsx';

interface BrandKitCardProps {
  /** Undefined where it could not be read. */
  kit: BrandKit | undefined;
  error: Error | null;
  personId: string;
  upload: UploadLogo;
  /** What results are worth, which is kept elsewhere. */
  worth: ReactNode;
}

/** The firm's own look and voice, and what its results are worth. */
export function BrandKitCard({ kit, error, personId, upload, worth }: BrandKitCardProps) {
  return (
    <Card title={m.brandkit_title()} text={m.brandkit_text()}>
      <div className="space-y-6">
        {kit && <BrandKitForm kit={kit} personId={personId} upload={upload} />}
        {!kit && error && <LoadError error={error} />}
        {worth}
      </div>
    </Card>
  );
}
