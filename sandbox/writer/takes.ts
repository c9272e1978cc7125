import type { Tone } from './facts.ts';
import type { Kind } from './kinds.ts';

/** One way to say it: for each part what to try, the best first. The last line of each part needs no fact and fits. */
export interface Take {
  headline: string[];
  opening: string[];
  more: string[];
  description: string[];
}

/** A moment from the life of those who sell this kind of thing, as a headline and an opening. */
export type Scene = [headline: string, opening: string];

/** Everything a copywriter needs in one language. */
export interface Language {
  takes: Record<Exclude<Tone, 'emotional' | 'storytelling'>, Take[]>;
  emotional: { scenes: Record<Kind, Scene[]>; takes: Omit<Take, 'opening'>[] };
  storytelling: { scenes: Record<Kind, Scene[]>; takes: Omit<Take, 'opening'>[] };
  /** How to end, by what the campaign is for. */
  asks: Record<string, string[]>;
  /** What can follow a long offer, so that no two ads say the same. */
  endings: string[];
  /** How to greet people who are young, who are neither, and who are older. */
  hellos: [string, string, string];
}
