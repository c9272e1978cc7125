import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLeave } from './use-leave.ts';

export interface PanelPerson {
  name: string;
  email: string;
  image?: string | null | undefined;
}

/** Who is signed in, on which plan, and the way out: where a menu over a menu would be one too many. */
export function AccountPanel({
  person: { name, email, image },
  plan,
}: {
  person: PanelPerson;
  plan: ReactNode;
}) {
  const { isLeaving, leave } = useLeave();
  return (
    <div className="flex items-center gap-3 p-2 pl-3">
      <Avatar name={name || email} src={image} className="size-9" />
      <div className="min-w-0 grow space-y-0.5">
        <p className="truncate text-sm font-semibold" title={email}>
          {name || email}
        </p>
        <div className="flex">{plan}</div>
      </div>
      <Button variant="secondary" size="small" busy={isLeaving} onClick={leave}>
        {!isLeaving && <LogOut aria-hidden />}
        {m.people_sign_out()}
      </Button>
    </div>
  );
}
