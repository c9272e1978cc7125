import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

interface WayInProps {
  /** What the button says to a visitor. */
  visitor: string;
  /** Where somebody who is signed in goes on, where that is not the dashboard. */
  member?: { name: string; href: string };
  size?: 'large';
  variant?: 'primary' | 'secondary' | 'ghost';
  className?: string;
}

/** The way in for a visitor, and the way on for who is signed in: the public script shows the one that fits. */
export function WayIn({ visitor, member, className, ...look }: WayInProps) {
  return (
    <>
      <span data-for="visitor">
        <Button asChild className={className} {...look}>
          <a href="/auth?mode=signup">{visitor}</a>
        </Button>
      </span>
      <span data-for="member" hidden>
        <Button asChild className={className} {...look}>
          <a href={member?.href ?? '/dashboard'}>{member?.name ?? m.landing_to_dashboard()}</a>
        </Button>
      </span>
    </>
  );
}
