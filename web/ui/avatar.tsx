import { useState } from 'react';
import { cn } from './class-names.ts';

interface AvatarProps {
  name: string;
  /** A picture of ours; without one, or when it does not load, the first letters stand in. */
  src?: string | null | undefined;
  className?: string;
}

/** A face for a name. Decoration: the name stands beside it. */
export function Avatar({ name, src, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const look = cn(
    'grid else:size-8 shrink-0 place-items-center rounded-full bg-accent-soft else:text-xs font-bold text-accent-text',
    className,
  );
  if (src && src !== brokenSrc)
    return <img src={src} alt="" className={cn(look, 'object-cover')} onError={() => setBrokenSrc(src)} />;
  return (
    <span aria-hidden className={look}>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen.map(firstLetter).join('') || '?';
}

function firstLetter(word = ''): string {
  const code = word.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code).toUpperCase();
}
