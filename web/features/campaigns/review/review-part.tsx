import { useId, type ReactNode } from 'react';

interface ReviewPartProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** A part of the sheet that is read before the button is pressed. */
export function ReviewPart({ title, children, className }: ReviewPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="mb-4 text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
