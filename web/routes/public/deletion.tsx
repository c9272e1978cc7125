import { Asking } from '#web/asking.tsx';
import { DeletionStatus } from '#web/features/deletions/deletion-status.tsx';
import { m } from '#web/paraglide/messages.js';
import { PlainPage } from '#web/ui/page/plain-page.tsx';
import type { Route } from './+types/deletion';

export default function Deletion({ params }: Route.ComponentProps) {
  return (
    <PlainPage title={m.deletions_page()} text={m.deletions_page_text()}>
      <Asking>
        <DeletionStatus code={params.code} />
      </Asking>
    </PlainPage>
  );
}
