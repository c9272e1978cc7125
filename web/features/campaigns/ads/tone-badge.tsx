import type { Tone } from '#contract/campaigns/ads.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { nameTone } from './tone-words.ts';

/** 'Friendly tone'. Urgency stands out, emotion stands back. */
export function ToneBadge({ tone }: { tone: Tone }) {
  const look = tone === 'urgency' ? 'danger' : tone === 'emotional' ? 'neutral' : 'info';
  return <Badge tone={look}>{m.campaigns_tone({ tone: nameTone(tone) })}</Badge>;
}
