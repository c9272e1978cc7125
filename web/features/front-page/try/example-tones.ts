/** The tones an example is written in, in the order of their pills. */
export const exampleTones = ['professional', 'friendly', 'storytelling'] as const;
export type ExampleTone = (typeof exampleTones)[number];
