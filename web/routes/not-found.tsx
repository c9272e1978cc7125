import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { PageTrouble } from '#web/ui/page-trouble.tsx';

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <PageTrouble
      note="404"
      title={m.shell_not_found_title()}
      text={m.shell_not_found_text()}
      action={
        <Button asChild>
          <Link to="/">{m.shell_not_found_home()}</Link>
        </Button>
      }
    />
  );
}
