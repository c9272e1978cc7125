import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../button.tsx';

interface BackLinkProps {
  to: string;
  name: string;
}

/** The way to where a page belongs, above its title; not on paper. */
export function BackLink({ to, name }: BackLinkProps) {
  return (
    <Button
      asChild
      variant="ghost"
      size="small"
      className="!mb-2 -ml-3 text-muted hover:text-text max-md:-mt-3 print:hidden"
    >
      <Link to={to}>
        <ArrowLeft aria-hidden />
        {name}
      </Link>
    </Button>
  );
}
