export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** A quiet background and letters that can be read on it, by meaning. */
export const toneStyle: Record<Tone, string> = {
  neutral: 'else:bg-raised else:text-muted border-line',
  accent: 'bg-accent-soft text-accent-text border-transparent',
  success: 'bg-success-soft text-success-text border-transparent',
  warning: 'bg-warning-soft text-warning-text border-transparent',
  danger: 'bg-danger-soft text-danger-text border-transparent',
  info: 'bg-info-soft text-info-text border-transparent',
};
