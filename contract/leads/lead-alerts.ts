import { z } from 'zod';
import { member } from '../member.ts';

/** After how many minutes somebody is reminded of a lead whom nobody has called. */
export const reminderMinutes = { least: 5, usual: 30, most: 1440 } as const;

/** When people sleep who have not said otherwise. */
export const usualNight = { from: '22:00', until: '07:00' } as const;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When nobody wants to be told: it is told at the end. */
const Quiet = z.object({
  from: timeOfDay,
  until: timeOfDay,
  timeZone: z.string().max(60).refine(isTimeZone).meta({ example: 'Europe/Oslo' }),
});
export type Quiet = z.infer<typeof Quiet>;

/** How one person of a workspace hears of new leads. */
const LeadAlerts = z.object({
  byEmail: z.boolean(),
  byPush: z.boolean().meta({ description: 'In each of my browsers that takes pushes.' }),
  quiet: Quiet.nullable(),
  mutedCampaigns: z.array(z.string()).meta({
    description: 'Of whose leads I do not want to hear, by their ids at Meta: `setLeadEmails` adds one.',
  }),
});
export type LeadAlerts = z.infer<typeof LeadAlerts>;

const Reminder = z.object({
  minutes: z
    .int()
    .min(reminderMinutes.least)
    .max(reminderMinutes.most)
    .nullable()
    .meta({ description: 'Null for no reminder.' }),
});

export const leadAlerts = {
  getAlerts: member
    .route({
      method: 'GET',
      path: '/leads/alerts',
      summary: 'How I hear of new leads',
      description: 'In this workspace. Until somebody says otherwise: at once, of every campaign, both ways.',
    })
    .output(LeadAlerts),
  setAlerts: member
    .route({
      method: 'PATCH',
      path: '/leads/alerts',
      summary: 'Say how I want to hear of new leads',
      description:
        'What is left out stays as it is. What comes in quiet hours is told at their end, all of it at once.',
    })
    .input(LeadAlerts.omit({ mutedCampaigns: true }).partial())
    .output(LeadAlerts),
  getReminder: member
    .route({
      method: 'GET',
      path: '/leads/reminder',
      summary: 'When a lead that waits is recalled',
      description: 'After how many minutes those who hear of a new lead are reminded that nobody has called.',
    })
    .output(Reminder),
  setReminder: member
    .route({
      method: 'PUT',
      path: '/leads/reminder',
      summary: 'Set when a lead that waits is recalled',
      description: 'Once for each lead, never by night. It holds for leads that come from now on.',
    })
    .input(Reminder)
    .output(Reminder),
};

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
