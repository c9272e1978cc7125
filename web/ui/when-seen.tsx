import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenSeenProps {
  /** Holds the place until then. */
  placeholder: ReactNode;
  children: ReactNode;
  className?: string;
}

/** What costs much to fetch and draw, once it comes near the part of the page that is seen. */
export function WhenSeen({ placeholder, children, className }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isSeen ? children : placeholder}
    </div>
  );
}
