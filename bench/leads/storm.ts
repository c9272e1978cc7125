import { openLeadStorm } from '#tests/leads/lead-storm.ts';
import type { Limit } from '../limits.ts';

/** As many as come in twelve minutes of a storm of 10,000 an hour, a hundred at once. */
const storm = { rounds: 20, leads: 100, campaigns: 200 };

/** Leads on their way to a system that is well, beside one that is down and a slow one. */
export async function tellStorm(): Promise<Limit[]> {
  const opened = await openLeadStorm();
  try {
    const { medianMs, anHour, grownMb } = await opened.blow(storm);
    console.log(`\nA storm of leads over ${storm.campaigns} campaigns: ${anHour} an hour\n`);
    return [
      { what: 'a lead in a storm, until it is delivered, median, ms', measured: medianMs, toReach: 5000 },
      { what: 'a storm of leads, of 10,000 an hour', measured: 10_000 / anHour, toReach: 1 },
      { what: 'a storm of leads, MB more', measured: grownMb, toReach: 20 },
    ];
  } finally {
    await opened.close();
  }
}
