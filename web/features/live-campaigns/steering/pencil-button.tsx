import { Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useMaySteer } from '../live-tools.ts';

/** Beside a fact, opens what changes it, for whoever may. A tooltip of the kit in each of many rows would cost more than the rest of the row. */
export function PencilButton({ name, ...rest }: ComponentProps<typeof Button> & { name: string }) {
  const maySteer = useMaySteer();
  if (!maySteer) return null;
  return (
    <Button
      variant="ghost"
      title={name}
      aria-label={name}
      className="-my-2 size-11 min-h-0 shrink-0 p-0 text-muted hover:text-text md:size-9"
      {...rest}
    >
      {!rest.busy && <Pencil aria-hidden />}
    </Button>
  );
}
