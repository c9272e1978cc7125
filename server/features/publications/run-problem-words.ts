import type { Words } from './problem-words.ts';

/** In English: what a run of publishing itself ends with. */
export const runProblems = {
  unknown: {
    title: 'Failed to publish campaign to Facebook. Please try again.',
    cause: '',
    nextStep: 'Change what Facebook names and publish again. Your draft is as it was.',
  },
  mismatch: {
    title: 'Facebook holds something else than you approved',
    cause: 'What Meta made was compared with your campaign, and is not the same.',
    nextStep: 'We removed the campaign from Facebook again. Please publish once more.',
  },
  deletedMeanwhile: {
    title: 'The campaign was deleted on Facebook while it was being published',
    cause: 'Somebody deleted or archived it in Meta Ads Manager before it was whole.',
    nextStep: 'Nothing of it is left there. Publish again to make it anew.',
  },
  unlinked: {
    title: 'Facebook Authentication Error: Please reconnect your Facebook account.',
    cause: 'The link to your Facebook account is missing or no longer works.',
    nextStep: 'Reconnect your Facebook account, then publish again.',
    page: 'connection',
  },
  silent: {
    title: 'Facebook did not answer for a day',
    cause: 'We tried again and again for a day and got no usable answer. Nothing is left on Facebook.',
    nextStep: 'Please publish again later.',
  },
  silentAndLeft: {
    title: 'Facebook did not answer for a day',
    cause: 'We tried again and again for a day and got no usable answer. A campaign may be left on Facebook.',
    nextStep: 'Please delete it in Meta Ads Manager if you find it there, then publish again.',
    page: 'adsManager',
  },
  goneFromFacebook: {
    title: 'The campaign was deleted on Facebook',
    cause: 'Somebody deleted or archived it in Meta Ads Manager after it was published.',
    nextStep: 'It is a draft again: you can change it and publish it anew.',
  },
  notUndone: {
    title: 'The campaign could not be removed from Facebook',
    cause: 'Facebook did not let us delete it, so it is still there as it was.',
    nextStep: 'Please pause or delete it in Meta Ads Manager, or try again to undo the publication.',
    page: 'adsManager',
  },
} satisfies Record<string, Words>;
