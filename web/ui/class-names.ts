import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; where two disagree, the later one wins. */
export function cn(...names: ClassValue[]) {
  return twMerge(clsx(names));
}
