import { imageLabLimit, ImageLab } from '#web/features/media/lab/image-lab.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';

export default function ImageLabPage() {
  return (
    <Page title={m.media_lab()}>
      <PageHeader
        title={m.media_lab()}
        text={m.media_lab_text({ most: imageLabLimit })}
        back={{ to: '/dashboard', name: m.media_lab_back() }}
      />
      <ImageLab />
    </Page>
  );
}
