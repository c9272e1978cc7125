import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { Media } from '../media.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { Firm, Reading } from './reading.ts';
import { asTools } from '../tools.ts';

const byId = z.object({ id: z.uuid() });

export const websites = oc.tag('websites').router({
  read: member
    .route({
      method: 'POST',
      path: '/websites/readings',
      summary: 'Have a website read',
      description:
        'Visits the front page and up to nine pages that matter, as a polite visitor does, and says what they tell of the firm, each fact with the words it was read from. Follow it with `watch`. Choose the id yourself, and asking twice for want of an answer reads once.',
      successStatus: 201,
    })
    .meta(
      asTools({
        name: 'read_website',
        scope: 'ads:draft',
        description:
          'Begins to read a website for what a campaign needs to know. Ask with get_website until its status is done.',
      }),
    )
    .input(z.object({ id: z.uuid().optional(), address: z.string().trim().min(1).max(2000) }))
    .output(Reading)
    .errors(mayRefuse('WEBSITE_ADDRESS_UNUSABLE', 'READING_NOT_FOUND', 'TOO_OFTEN')),
  get: member
    .route({
      method: 'GET',
      path: '/websites/readings/{id}',
      summary: 'What was found on a website',
      description: 'Kept for a day.',
    })
    .meta(asTools({ name: 'get_website', scope: 'ads:draft' }))
    .input(byId)
    .output(Reading)
    .errors(mayRefuse('READING_NOT_FOUND')),
  watch: member
    .route({
      method: 'GET',
      path: '/websites/readings/{id}/progress',
      summary: 'Follow the reading of a website',
      description: 'Answers a stream: what is known so far, and again with every page, until it is over.',
    })
    .input(byId)
    .output(eventIterator(Reading))
    .errors(mayRefuse('READING_NOT_FOUND')),
  cancel: member
    .route({
      method: 'POST',
      path: '/websites/readings/{id}/cancel',
      summary: 'Stop reading a website',
      description: 'No further page is visited. What was found stays. One that is over stays as it is.',
    })
    .input(byId)
    .output(Reading)
    .errors(mayRefuse('READING_NOT_FOUND')),
  takePictures: member
    .route({
      method: 'POST',
      path: '/websites/readings/{id}/pictures',
      summary: 'Take pictures of a website',
      description:
        'Brings pictures that were found, or the logo, into the workspace as if they had been uploaded. Those that cannot be had are left out.',
    })
    .meta(asTools({ name: 'take_pictures', scope: 'ads:draft' }))
    .input(byId.extend({ urls: z.array(z.string().max(2000)).min(1).max(6) }))
    .output(z.array(Media))
    .errors(mayRefuse('READING_NOT_FOUND')),
  findFirms: member
    .route({
      method: 'GET',
      path: '/websites/firms',
      summary: 'Find a Norwegian firm',
      description: 'By its name or its number, in the register of Norwegian firms. At most ten.',
    })
    .input(z.object({ query: z.string().trim().min(2).max(100) }))
    .output(z.object({ firms: z.array(Firm) }))
    .errors(mayRefuse('REGISTER_UNAVAILABLE', 'TOO_OFTEN')),
});
