import type { Detector } from '../detector.ts';

/** Within an hour, nobody is told that it could be quicker. */
const slowMinutes = 60;

/** Half of those who answer wait for longer than an hour until somebody contacts them. Of a few, nothing is said. */
export const answeredLate: Detector = {
  code: 'answered-late',
  right: 'leads',
  detect({ quickness: { timed, medianMinutes } }) {
    if (medianMinutes === null || medianMinutes < slowMinutes) return [];
    const hours = Math.floor(medianMinutes / 60);
    return [
      {
        class: 'could-be-better',
        reason: { code: 'answered-late', hours, count: timed },
        sureness: 'certain',
        // Twice as slow is another matter.
        evidence: String(Math.floor(Math.log2(hours))),
        action: { code: 'see-leads' },
      },
    ];
  },
};
