import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

/** The way to the log. */
export function LogCard() {
  return (
    <Card
      title={m.audit_title()}
      text={m.audit_text()}
      action={
        <Button asChild variant="ghost" size="small" className="max-sm:-ml-3">
          <Link to="/audit-log">
            {m.audit_open()}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      }
    />
  );
}
