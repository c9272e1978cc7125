import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** The way from one campaign to all of them. */
export function BackToCampaigns() {
  return (
    <Button
      asChild
      variant="ghost"
      size="small"
      className="!mb-2 -ml-3 text-muted hover:text-text max-md:-mt-3"
    >
      <Link to="/meta-ads">
        <ArrowLeft aria-hidden />
        {m.changes_back()}
      </Link>
    </Button>
  );
}
