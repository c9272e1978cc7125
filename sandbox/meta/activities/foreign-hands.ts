import { type Hand, metaItself } from './hand.ts';

export const foreignHands = ['person', 'program', 'meta'] as const;
export type ForeignHand = (typeof foreignHands)[number];

/** Who else changes ads: somebody in Ads Manager, another program, Meta itself. */
export function handOf(who: ForeignHand, isLogged: boolean): Hand {
  return { ...strangers[who], isLogged };
}

const strangers: Record<ForeignHand, Hand> = {
  person: {
    actorId: '10220114477300999',
    actorName: 'Dag Berge',
    applicationId: '119211728144504',
    applicationName: 'Ads Manager',
    isLogged: true,
  },
  program: {
    actorId: '10220114477300998',
    actorName: 'Marit Lund',
    applicationId: '1000000000000777',
    applicationName: 'Another ads tool',
    isLogged: true,
  },
  meta: metaItself,
};
