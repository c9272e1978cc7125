import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { AdCopy } from './ads.ts';
import { CurrencyCode } from '../currency-code.ts';
import { facebookChoices, overFacebook } from './facebook-choices.ts';
import { industries } from './industries.ts';
import { member } from '../member.ts';
import { readLegacyLocations } from './legacy-locations.ts';
import { mayRefuse } from '../refusals.ts';
import { Version } from '../storable.ts';
import { Location } from './locations.ts';
import {
  Campaign,
  CampaignFields,
  DraftSummary,
  RewritableField,
  TextLengths,
  WritingEvent,
  limits,
} from './campaign.ts';
import { asTools } from '../tools.ts';

const byId = z.object({ id: z.uuid() });
const whileWriting = mayRefuse(
  'CAMPAIGN_NOT_FOUND',
  'CAMPAIGN_NOT_EDITABLE',
  'ADS_NOT_READY',
  'WRITER_UNAVAILABLE',
  'WRITER_BUSY',
  'WRITER_USED_UP',
  'TRIAL_ENDED',
  'TOO_OFTEN',
);
/** Places as a list, or as the comma-separated text older records hold. */
const LocationsGiven = z.union([
  z.array(Location).max(limits.locations),
  z.string().max(2000).transform(readLegacyLocations).pipe(z.array(Location).max(limits.locations)),
]);
/** Of a draft, whatever is handed in. */
const FieldsGiven = CampaignFields.extend({
  locations: LocationsGiven,
  priceCurrency: CurrencyCode,
  currency: CurrencyCode,
}).partial();

export const campaigns = oc.tag('campaigns').router({
  listDrafts: member
    .route({
      method: 'GET',
      path: '/campaigns/drafts',
      summary: 'Drafts, newest change first',
      description:
        'Campaigns that have not been published yet, each with its picture, how many ads have been written for it, and what it lacks next.',
    })
    .meta(asTools({ name: 'list_drafts', scope: 'ads:read' }))
    .output(z.array(DraftSummary)),
  get: member
    .route({
      method: 'GET',
      path: '/campaigns/{id}',
      summary: 'One campaign',
      description: 'Everything that was typed, chosen and written for a campaign of this workspace.',
    })
    .meta(asTools({ name: 'get_draft', scope: 'ads:read' }))
    .input(byId)
    .output(Campaign)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  create: member
    .route({
      method: 'POST',
      path: '/campaigns',
      summary: 'Start a draft',
      description: 'Choose the id yourself, and starting twice for want of an answer makes one draft.',
      successStatus: 201,
    })
    .meta(asTools({ name: 'create_draft', scope: 'ads:draft' }))
    .input(FieldsGiven.extend({ id: z.uuid().optional() }))
    .output(Campaign)
    .errors(
      mayRefuse(
        'CAMPAIGN_NOT_FOUND',
        'CAMPAIGN_NOT_EDITABLE',
        'MEDIA_NOT_FOUND',
        'MEDIA_LIMIT',
        'TOO_MANY_DRAFTS',
        'BUTTON_NOT_POSSIBLE',
      ),
    ),
  update: member
    .route({
      method: 'PATCH',
      path: '/campaigns/{id}',
      summary: 'Save what changed in a draft',
      description:
        'What is left out of `changes` stays as it is. Hand in the `version` you have read: where somebody has changed the draft since, nothing is overwritten.',
    })
    .meta(asTools({ name: 'update_draft', scope: 'ads:draft' }))
    .input(byId.extend({ version: Version, changes: FieldsGiven }))
    .output(Campaign)
    .errors(
      mayRefuse(
        'CAMPAIGN_NOT_FOUND',
        'CAMPAIGN_CHANGED_ELSEWHERE',
        'CAMPAIGN_NOT_EDITABLE',
        'MEDIA_NOT_FOUND',
        'MEDIA_LIMIT',
        'BUTTON_NOT_POSSIBLE',
      ),
    ),
  remove: member
    .route({
      method: 'DELETE',
      path: '/campaigns/{id}',
      summary: 'Delete a draft',
      description:
        'Removes a campaign that has not been published: it is gone at once, and for a minute `restore` brings it back.',
    })
    .input(byId)
    .output(z.object({ removed: z.literal(true), restorableUntil: z.iso.datetime() }))
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'CAMPAIGN_NOT_EDITABLE')),
  restore: member
    .route({
      method: 'POST',
      path: '/campaigns/{id}/restore',
      summary: 'Bring a deleted draft back',
      description:
        'As it was before it was deleted. Done twice it is harmless; too late, the draft is not found.',
    })
    .input(byId)
    .output(Campaign)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  writeAds: member
    .route({
      method: 'POST',
      path: '/functions/generate-ad-copies',
      summary: 'Have six ads written',
      description:
        'Answers a stream: each ad as it is being written, then the campaign with all of them, none selected.',
    })
    .meta(
      asTools({
        name: 'write_ads',
        scope: 'ads:draft',
        hidden: ['debug'],
        description:
          'Writes six ads for a draft and answers the draft with them, none selected. Select some with update_draft.',
      }),
    )
    .input(byId.extend({ debug: z.boolean().default(false) }))
    .output(eventIterator(WritingEvent))
    .errors(whileWriting),
  rewriteAd: member
    .route({
      method: 'POST',
      path: '/campaigns/{id}/rewritten-ads',
      summary: 'Have one ad, or one field of it, written again',
      description:
        'Answers the ad in new words, in its tone, and saves nothing: whoever asked decides whether to keep it. The ad may be a new one, without words, beside those of a published campaign.',
    })
    .input(byId.extend({ ad: AdCopy, field: RewritableField.nullable(), longest: TextLengths.optional() }))
    .output(AdCopy)
    .errors(whileWriting),
  searchLocations: member
    .route({
      method: 'POST',
      path: '/functions/facebook-location-search',
      summary: 'Find places to show ads in',
      description:
        'Finds cities, regions and countries by the beginning of their names, as Facebook knows them. Hand them in as the locations of a campaign.',
    })
    .meta(asTools({ name: 'find_places', scope: 'ads:draft' }))
    .input(z.object({ query: z.string().trim().min(2).max(100) }))
    .output(z.object({ locations: z.array(Location) }))
    .errors(overFacebook),
  ...industries,
  ...facebookChoices,
});
