import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { ReactNode } from 'react';
import { ComparisonSlider } from './enhance/comparison-slider.tsx';
import { FocalPointMarker } from './crop/focal-point-marker.tsx';
import { PlacementCuts } from './crop/placement-cuts.tsx';
import { shownPreview } from './shown-preview.ts';
import { useFocalPoint } from './crop/use-focal-point.ts';

interface MediaDialogProps {
  media: Media;
  isEnhanced: boolean;
  /** The choice between the two, where there are two. */
  choice: ReactNode;
  onClose: () => void;
}

/** One picture close up: before and after, and what stays in sight where it is cut. A film is played. */
export function MediaDialog(props: MediaDialogProps) {
  const { media, onClose } = props;
  const isVideo = media.kind === 'video';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={media.fileName}
      text={isVideo ? m.media_play_text() : m.media_adjust_text()}
      className="max-w-2xl"
    >
      {isVideo ? (
        // What people film of their own work has no captions to offer.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          preload="metadata"
          src={media.url}
          poster={media.previewUrl}
          aria-label={media.fileName}
          className="max-h-[60dvh] w-full rounded-xl bg-sunken"
        />
      ) : (
        <PictureView {...props} />
      )}
    </Dialog>
  );
}

function PictureView({ media, isEnhanced, choice }: MediaDialogProps) {
  const { focalPoint, isSettled, move } = useFocalPoint(media);
  const { enhancedUrl } = media.enhancement;
  const picture = shownPreview(media, isEnhanced);
  return (
    <div className="space-y-6">
      {enhancedUrl && (
        <section className="space-y-3">
          <h3 className="text-sm font-semibold">{m.media_compare()}</h3>
          <ComparisonSlider beforeUrl={media.url} afterUrl={enhancedUrl} shape={media.width / media.height} />
          {choice}
        </section>
      )}
      <section className="space-y-3">
        <div>
          <h3 className="text-sm font-semibold">{m.media_focal()}</h3>
          <p className="mt-0.5 text-sm text-muted">{m.media_focal_text()}</p>
        </div>
        <FocalPointMarker {...{ picture, focalPoint }} onMove={move} />
        <PlacementCuts {...{ picture, isEnhanced, focalPoint, isSettled }} />
      </section>
    </div>
  );
}
