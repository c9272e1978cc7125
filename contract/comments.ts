import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { letters } from './letters.ts';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';

export const commentLimits = {
  words: 2000,
  mentions: 10,
  /** About one campaign. */
  most: 500,
  /** To one person. */
  lettersAnHour: 20,
} as const;

/** How often a page says that somebody has it open, and after how long nobody believes it any more. */
export const presenceTimes = { beatMs: 10_000, lastsMs: 30_000 } as const;

const Subject = z
  .string()
  .regex(/^[\w-]{1,50}$/)
  .meta({ description: 'The id of a campaign here, or Meta’s of one that is there.' });
const Spot = z
  .string()
  .regex(/^[\w.-]{1,120}$/)
  .meta({
    description: 'A field of the campaign, as findings name it: `title`, or `ads.{its id}.{its part}`.',
  });

/** What somebody has said about a campaign to those who work on it as well. */
export const Comment = z.object({
  id: z.uuid(),
  spot: Spot.nullable().meta({ description: 'What it is about; null for the whole campaign.' }),
  by: z.string(),
  isMine: z.boolean(),
  canRemove: z.boolean(),
  words: z.string(),
  mentioned: z.array(z.string()).meta({ description: 'The names of those who were told of it by email.' }),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
});
export type Comment = z.infer<typeof Comment>;

const Colleague = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** Who has the campaign open in another window, and at which field they are. */
export const Presence = z.object({
  tabId: z.uuid(),
  name: z.string(),
  isMe: z.boolean(),
  field: Spot.nullable(),
});
export type Presence = z.infer<typeof Presence>;

const Together = z.object({
  version: z.int().nullable().meta({ description: 'Of the draft; null of what is not one of ours.' }),
  notes: z.string().meta({ description: 'Another one whenever a note was added or changed.' }),
  here: z.array(Presence),
});
export type Together = z.infer<typeof Together>;

const ofSubject = z.object({ subject: Subject });
const byId = z.object({ id: z.uuid() });
const Said = z.object({
  words: letters(commentLimits.words).pipe(z.string().min(1)),
  mentions: z
    .array(z.string().max(100))
    .max(commentLimits.mentions)
    .default([])
    .meta({ description: 'Ids of members who are told by email; whoever is no member is left out.' }),
});
const notFound = mayRefuse('CAMPAIGN_NOT_FOUND');
const ofOne = mayRefuse('COMMENT_NOT_FOUND', 'COMMENT_NOT_YOURS');

export const comments = oc.tag('comments').router({
  list: member
    .route({
      method: 'GET',
      path: '/campaigns/{subject}/comments',
      summary: 'What was said about a campaign',
      description: 'Oldest first, with those who can be mentioned.',
    })
    .input(ofSubject)
    .output(z.object({ comments: z.array(Comment), colleagues: z.array(Colleague) }))
    .errors(notFound),
  add: member
    .route({
      method: 'POST',
      path: '/campaigns/{subject}/comments',
      summary: 'Say something about a campaign',
      description: 'Members who are mentioned get an email that leads to the spot.',
      successStatus: 201,
    })
    .input(ofSubject.extend(Said.shape).extend({ spot: Spot.nullable().default(null) }))
    .output(Comment)
    .errors({ ...notFound, ...mayRefuse('TOO_MANY_COMMENTS', 'TOO_OFTEN') }),
  edit: member
    .route({
      method: 'PATCH',
      path: '/comments/{id}',
      summary: 'Change what you said',
      description: 'Members who are mentioned for the first time get an email.',
    })
    .input(byId.extend(Said.shape))
    .output(Comment)
    .errors(ofOne),
  remove: member
    .route({
      method: 'DELETE',
      path: '/comments/{id}',
      summary: 'Remove a comment',
      description: 'One’s own; owners and admins remove anybody’s.',
    })
    .input(byId)
    .output(z.object({ removed: z.literal(true) }))
    .errors(ofOne),
  resolve: member
    .route({
      method: 'PUT',
      path: '/comments/{id}/resolution',
      summary: 'Settle a comment, or open it again',
      description: 'It stays, with who has settled it.',
    })
    .input(byId.extend({ isResolved: z.boolean() }))
    .output(Comment)
    .errors(mayRefuse('COMMENT_NOT_FOUND')),
  watch: member
    .route({
      method: 'GET',
      path: '/campaigns/{subject}/together',
      summary: 'Follow who else works on a campaign',
      description: 'Answers a stream: how it stands now, and again whenever that has changed.',
    })
    .input(ofSubject)
    .output(eventIterator(Together))
    .errors(notFound),
  arrive: member
    .route({
      method: 'PUT',
      path: '/campaigns/{subject}/presences/{tabId}',
      summary: 'Say that you have a campaign open',
      description: 'Said again every ten seconds; half a minute later nobody believes it any more.',
    })
    .input(ofSubject.extend({ tabId: z.uuid(), field: Spot.nullable().default(null) }))
    .output(z.object({ here: z.literal(true) }))
    .errors(notFound),
  leave: member
    .route({
      method: 'DELETE',
      path: '/presences/{tabId}',
      summary: 'Say that you have closed it',
      description: 'Done twice it is harmless.',
    })
    .input(z.object({ tabId: z.uuid() }))
    .output(z.object({ here: z.literal(false) })),
});
