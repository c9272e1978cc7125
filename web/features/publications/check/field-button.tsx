import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** The way to the field at fault, where the page has one. */
export function FieldButton({ onGo }: { onGo: (() => void) | undefined }) {
  return (
    onGo && (
      <Button variant="secondary" size="small" onClick={onGo}>
        {m.publications_check_go()}
      </Button>
    )
  );
}
