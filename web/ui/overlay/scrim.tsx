import { useEffect } from 'react';
import { cn } from '../class-names.ts';

let scrims = 0;

/**
 * Dims the page under whatever lies over it, keeps it from scrolling, and takes what is pressed there. Radix’s own says
 * the width of the scroll bar to every element of the page, which takes a large table a tenth of a second.
 */
export function Scrim({ className }: { className?: string }) {
  useEffect(() => {
    const { dataset } = document.body;
    scrims += 1;
    dataset['scrim'] = '';
    return () => {
      scrims -= 1;
      if (scrims === 0) delete dataset['scrim'];
    };
  }, []);
  return (
    <div
      className={cn(
        'pointer-events-auto fixed inset-0 bg-scrim transition-opacity else:z-40 starting:opacity-0',
        className,
      )}
    />
  );
}
