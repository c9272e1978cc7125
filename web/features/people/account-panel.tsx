import { LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { signOutEverywhere } from './session/sign-out.ts';

interface AccountPanelProps {
  person: { name: string; email: string; image?: string | null | undefined };
  plan: ReactNode;
  collapsed: boolean;
}

/** Who is signed in, on which plan, and the way out. */
export function AccountPanel({ person: { name, email, image }, plan, collapsed }: AccountPanelProps) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOutEverywhere();
    } catch {
      setLeaving(false);
      toastError(m.people_sign_out_failed(), m.ui_trouble_unreachable());
    }
  }

  if (collapsed) {
    return (
      <div className="flex flex-col items-center gap-1 py-3">
        <Avatar name={name || email} src={image} />
        <span className="sr-only">{name || email}</span>
        <IconButton name={m.people_sign_out()} busy={isLeaving} onClick={leave}>
          {!isLeaving && <LogOut aria-hidden />}
        </IconButton>
      </div>
    );
  }
  return (
    <div className="space-y-3 p-3">
      <div className="flex items-center gap-3 px-1">
        <Avatar name={name || email} src={image} className="size-9" />
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-semibold" title={email}>
            {name || email}
          </p>
          <div className="mt-1">{plan}</div>
        </div>
      </div>
      <Button variant="secondary" busy={isLeaving} onClick={leave} className="w-full">
        {!isLeaving && <LogOut aria-hidden />}
        {m.people_sign_out()}
      </Button>
    </div>
  );
}
