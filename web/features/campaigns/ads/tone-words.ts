import type { Tone } from '#contract/campaigns/ads.ts';
import { m } from '#web/paraglide/messages.js';

/** 'Friendly', as the badge and the writing board say it. */
export function nameTone(tone: Tone): string {
  switch (tone) {
    case 'professional':
      return m.campaigns_tone_professional();
    case 'friendly':
      return m.campaigns_tone_friendly();
    case 'emotional':
      return m.campaigns_tone_emotional();
    case 'urgency':
      return m.campaigns_tone_urgency();
    case 'benefit':
      return m.campaigns_tone_benefit();
    case 'storytelling':
      return m.campaigns_tone_storytelling();
  }
}
