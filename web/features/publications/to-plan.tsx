import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Link } from 'react-router';

/** The way to the plans. */
export function ToPlan() {
  return (
    <Button asChild variant="secondary" size="small">
      <Link to="/dashboard">{m.publications_to_plan()}</Link>
    </Button>
  );
}
