import { clsx } from 'clsx';

/** Joins class names. No two may disagree: what a user of a component may say otherwise is marked `else:` in it. */
export const cn = clsx;
