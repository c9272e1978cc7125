import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The way to the pages of whoever runs the installation. */
export function OperatorCard() {
  return (
    <Card
      title={m.operator_title()}
      text={m.operator_text()}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/operator">{m.operator_open()}</Link>
        </Button>
      }
    />
  );
}
