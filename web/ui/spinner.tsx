import { LoaderCircle } from 'lucide-react';
import { cn } from './class-names.ts';

/** Something is under way. With a name it says so to a screen reader too. */
export function Spinner({ name, className }: { name?: string; className?: string }) {
  const icon = <LoaderCircle aria-hidden className={cn('else:size-4 animate-spin', className)} />;
  if (!name) return icon;
  return (
    <span role="status" className="inline-flex">
      {icon}
      {/* Built before anybody's language is known. */}
      <span className="sr-only" suppressHydrationWarning>
        {name}
      </span>
    </span>
  );
}
