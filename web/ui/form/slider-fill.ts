import type { CSSProperties } from 'react';

/** How far a slider is filled, as the style of its track asks for it. */
export function sliderFill(value: number, least: number, most: number): CSSProperties {
  return { '--at': `${(100 * (value - least)) / (most - least)}%` } as CSSProperties;
}
