import { TradePicture, TradePictures } from '#web/features/front-page/try/pictures/pictures.tsx';
import { imageLabLimit, ImageLab } from '#web/features/media/lab/image-lab.tsx';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Navigate } from 'react-router';

export default function ImageLabPage() {
  if (!useMay('draft')) return <Navigate to="/dashboard" replace />;
  return (
    <Page title={m.shell_pictures()}>
      <PageHeader
        title={m.shell_pictures()}
        text={m.media_lab_text({ most: imageLabLimit })}
        back={{ to: '/dashboard', name: m.media_lab_back() }}
      />
      <TradePictures />
      <ImageLab sample={<TradePicture trade="bakery" />} />
    </Page>
  );
}
