import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CardIcon } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** In place of a page of a workspace that asks for more than a password. */
export function HeldBack() {
  return (
    <Page title={m.security_held_title()} width="narrow">
      <div className="flex flex-col items-center gap-4 rounded-xl border border-line bg-surface px-6 py-12 text-center">
        <CardIcon>
          <ShieldCheck aria-hidden />
        </CardIcon>
        <h1 className="text-2xl font-semibold">{m.security_held_title()}</h1>
        <p className="max-w-md text-pretty text-muted">{m.security_held_text()}</p>
        <Button asChild className="mt-2">
          <Link to="/profile#security">{m.security_held_action()}</Link>
        </Button>
      </div>
    </Page>
  );
}
