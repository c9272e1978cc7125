import type { Words } from './problem-words.ts';

/** In English: what stands in the way with the person's account, their roles, or Meta's limits. */
export const accountProblems = {
  signedOut: {
    title: 'Facebook Authentication Error: Please reconnect your Facebook account.',
    cause:
      'Facebook no longer accepts the link to your account: it has run out, or your password or permissions changed.',
    nextStep: 'Reconnect your Facebook account, then publish again.',
    page: 'connection',
  },
  checkpoint: {
    title: 'Facebook wants to see you first',
    cause: 'Facebook asks you to confirm on its own site that it is you. Your link to Adfjord is fine.',
    nextStep: 'Open Facebook, sign in and follow what it asks, then publish again.',
    page: 'facebook',
  },
  permission: {
    title: 'Facebook did not allow this',
    cause: 'A permission or a role on the ad account or the page is missing.',
    nextStep:
      'Reconnect your Facebook account with all permissions, or ask the owner of the ad account or page for access.',
    page: 'connection',
  },
  leadPermission: {
    title:
      "Facebook Permission Error: Your account needs 'pages_manage_ads' permission to create lead forms. Please reconnect your Facebook account with proper permissions.",
    cause: 'The permission was not given when your Facebook account was connected, or was taken back since.',
    nextStep: 'Reconnect your Facebook account and leave all permissions ticked.',
    page: 'connection',
  },
  accountRole: {
    title: 'You may not make ads in this ad account',
    cause: 'Your role in the ad account does not include advertising.',
    nextStep: 'Ask its owner for the role of advertiser, or choose another ad account.',
    page: 'businessSettings',
  },
  accountOrPage: {
    title: 'Facebook account or page configuration issue.',
    cause: 'The ad account, the page or something chosen in them cannot be used together, or is gone.',
    nextStep: 'Refresh your Facebook connection and choose the ad account and page again.',
    page: 'connection',
  },
  instagram: {
    title: 'The Instagram account cannot be used',
    cause: 'The page’s Instagram account does not let this ad account advertise with it.',
    nextStep: 'Connect the Instagram account to the ad account in the business settings.',
    page: 'businessSettings',
  },
  termsToAccept: {
    title: 'Meta’s terms are not accepted yet',
    cause: 'Meta wants its terms for this feature accepted by somebody who manages the ad account.',
    nextStep: 'Open Meta Ads Manager and accept the terms it shows.',
    page: 'adsManager',
  },
  appSettings: {
    title: 'Adfjord’s own link to Meta is not set up right',
    cause: 'Meta refused Adfjord itself. Nothing about your account or your campaign is wrong.',
    nextStep: 'Please tell support, with the reference below.',
    page: 'support',
  },
  blocked: {
    title: 'Facebook has paused advertising for this account',
    cause: 'Meta has restricted the account, for now or for longer. Trying again at once prolongs it.',
    nextStep: 'Open Account Quality to see why, and ask for a review there if you disagree.',
    page: 'accountQuality',
  },
  paymentMethod: {
    title: 'The ad account has no payment method',
    cause: 'Meta shows no ads before it knows how they are paid for.',
    nextStep: 'Add a payment method to the ad account, then publish again.',
    page: 'billing',
  },
  tooManyAds: {
    title: 'Meta takes no more ads for now',
    cause: 'The ad account or campaign holds as many ads as Meta allows for what it spends.',
    nextStep: 'Delete ads that no longer run, or publish again tomorrow.',
    page: 'adsManager',
  },
  tooManyBudgetChanges: {
    title: 'The budget was changed too often',
    cause: 'Meta takes four changes of a budget in an hour, and none below what is spent already.',
    nextStep: 'Wait an hour, then publish again.',
  },
  deleted: {
    title: 'The campaign was deleted on Facebook',
    cause: 'Somebody deleted or archived it in Meta Ads Manager.',
    nextStep: 'Publish again to make it anew.',
  },
} satisfies Record<string, Words>;
