/** One row per way in which Meta says no. `{words}` are filled in where the error is raised. */
export interface ErrorRow {
  code: number;
  status: number;
  message: string;
  subcode?: number;
  type?: string;
  title?: string;
  userMessage?: string;
  blame?: string;
  transient?: boolean;
}

/** HTTP status, code and subcode | message */
const plain = {
  // The request itself
  unknown: '500 1 | An unknown error occurred',
  unavailable: '500 2 | An unexpected error has occurred. Please retry your request later.',
  unknownPath: '400 2500 | Unknown path components: {path}',
  fieldSyntax:
    '400 2500 | Syntax error "Expected end of string instead of "{rest}"." at character {place}: {fields}',
  noToken: '400 2500 | An active access token must be used to query information about the current user.',
  deprecatedVersion:
    '400 2635 | (#2635) You are calling a deprecated version of the Ads API. Please update to the latest version: v26.0.',
  notJson: '400 100 | (#100) The request body must be valid JSON',
  required: '400 100 | (#100) The parameter {name} is required.',
  notOneOf: '400 100 | (#100) Param {name} must be one of {{values}}',
  wrongType: '400 100 | (#100) param {name} must be {wanted}.',
  noSuchField: '400 100 | (#100) Tried accessing nonexisting field ({field}) on node type ({type})',
  badCursor: '400 100 | (#100) Invalid cursors values',
  noObject:
    "400 100/33 | Unsupported {method} request. Object with ID '{id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api",
  noAlias: '404 803 | (#803) Some of the aliases you requested do not exist: {id}',
  tooManyInBatch: '400 100 | Too many requests in batch message. Maximum batch size is 50',
  circularBatch: '400 100 | The dependencies between the operations of this batch go in a circle',
  failedDependency:
    '400 2500 | The operation "{name}" that this one depends on failed or returned nothing at {path}',
  // Tokens and secrets
  malformedToken: '400 190 | Invalid OAuth access token - Cannot parse access token',
  expired:
    '400 190/463 | Error validating access token: Session has expired on {when}. The current time is {now}.',
  removedApp: '400 190/458 | Error validating access token: The user has not authorized application {app}.',
  checkpoint:
    '400 190/459 | Error validating access token: You cannot access the app till you log in to www.facebook.com and follow the instructions given.',
  passwordChanged:
    '400 190/460 | Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  unconfirmed:
    '400 190/464 | Error validating access token: Sessions for the user are not allowed because the user is not a confirmed user.',
  loggedOut:
    '400 190/467 | Error validating access token: The session is invalid because the user logged out.',
  noRoleOnPage:
    '400 190/492 | Error validating access token: The user must be an administrator, editor, or moderator of the page in order to impersonate it.',
  needsPageToken: '400 190/2069032 | (#190) This method must be called with a Page Access Token',
  needsAppToken: '400 15 | (#15) This method must be called with an app access_token.',
  badProof: '400 100 | Invalid appsecret_proof provided in the API argument',
  proofMissing: '400 100 | API calls from the server require an appsecret_proof argument',
  codeUsed: '400 100/36009 | This authorization code has been used.',
  codeExpired: '400 100/36007 | This authorization code has expired.',
  codeInvalid: '400 100 | Invalid verification code format.',
  redirectDiffers:
    '400 100/36008 | Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
  badSecret: '400 1 | Error validating client secret.',
  badApp: '400 101 | Error validating application. Cannot get application info due to a system error.',
  missingOauthParam: '400 101 | Missing {name} parameter.',
  missingRedirect: '400 191 | Missing redirect_uri parameter.',
  // Permissions
  noAdsPermission: '403 200 | (#200) Ad account owner has NOT grant ads_management or ads_read permission',
  needsPermission: '403 200 | (#200) Requires {permission} permission to manage the object',
  noPageRole: '403 10 | (#10) User has insufficient privileges on the page',
  callbackNotVerified: '400 2200 | (#2200) Callback verification failed with the following errors: {reason}',
  foreignAccount:
    '403 270 | (#270) This app has limited access to the Marketing API and may only use ad accounts of its own business.',
  noLeadAccess:
    '403 200 | (#200) The app has no access to the leads of this Page. Assign it in the Leads Access Manager of the business.',
  accountNotActive: '403 200 | (#200) The ad account is not active',
  noAdvertiserOnPage: '403 200/1487202 | (#200) Permissions error',
  // Limits
  accountThrottled:
    '400 80004/2446079 | (#80004) There have been too many calls to this ad-account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting#ads-management.',
  appThrottled: '400 4 | (#4) Application request limit reached',
  userThrottled: '400 17/2446079 | (#17) User request limit reached',
  pageThrottled: '400 32 | (#32) Page request limit reached',
  customThrottled: '400 613/1487742 | (#613) Calls to this api have exceeded the rate limit.',
  blocked: '400 368 | The action attempted has been deemed abusive or is otherwise disallowed',
  budgetChangedTooOften: '400 613/1487632 | (#613) Calls to this api have exceeded the rate limit.',
  // Campaigns
  objectiveNotAllowed: '400 100 | (#100) Objective {objective} is invalid. Use one of: {values}',
  // Creatives and pictures
  badImage: '400 100/1487411 | (#100) The image could not be read. Send a JPG or PNG picture.',
  badLink: '400 1500 | (#1500) The url you supplied is invalid',
  // Lead forms, insights, pixels
  leadTermsMissing:
    '400 100 | (#100) Lead generation terms not accepted: accept them at facebook.com/ads/leadgen/tos',
  testLeadExists: '400 100 | (#100) The form has a test lead already. Delete it before you make another.',
  tooFarBack:
    '400 3018 | (#3018) The start date of the time range cannot be beyond 37 months from the current date',
  reduceData: "500 1 | Please reduce the amount of data you're asking for, then retry your request",
  wrongLevel: '500 1/99 | An unknown error occurred',
  breakdownsDoNotGo: '400 2/1504041 | (#2) These breakdowns cannot be combined.',
  columnsDoNotGo: '400 100 | (#100) Current combination of data breakdown columns ({columns}) is invalid',
  pixelExists: '400 6200 | (#6200) A pixel already exists for this account',
};

/** Code 100 with "Invalid parameter", which says nothing: subcode | title | words for people | field at fault */
const semantic = {
  // Campaigns
  sharingFlagMissing:
    '4834011 | Budget sharing must be stated | Say true or false in is_adset_budget_sharing_enabled when the campaign has no budget of its own. | is_adset_budget_sharing_enabled',
  sharingWithBudget:
    '4834002 | Budget sharing is not possible | Ad set budget sharing cannot be used together with a campaign budget. | is_adset_budget_sharing_enabled',
  sharingWithoutStrategy:
    '4834005 | Bid strategy missing | Ad set budget sharing needs a bid strategy on the campaign. | bid_strategy',
  strategyWithoutBudget:
    '1885737 | Bid strategy without budget | A bid strategy belongs on the campaign only when the budget is there. | bid_strategy',
  campaignDeleted: '1487566 | Campaign is deleted | A deleted campaign can only be renamed.',
  // Budgets and schedules
  budgetTooLow: '1885272 | Budget is too low | Your budget must be at least {minimum}. | daily_budget',
  budgetOnBothLevels:
    '1885621 | Budget on two levels | The budget is on the campaign, so the ad set cannot have one of its own, or the other way round. | daily_budget',
  budgetMissing: '1487061 | Budget missing | The ad set needs a daily or a lifetime budget. | daily_budget',
  endInThePast: '1487033 | End date is in the past | The end date must be in the future. | end_time',
  scheduleTooShort:
    '1487094 | Schedule too short | With a daily budget the ad set must run for more than 24 hours. | end_time',
  // Ad sets
  adSetDeleted: '1487056 | Ad set is deleted | A deleted ad set can only be renamed.',
  strategyMissing:
    '2490487 | Bid amount required | Bid amount or bid constraints required for bid strategy. | bid_strategy',
  bidAmountMissing: '1815857 | Bid amount required | This bid strategy needs a bid amount. | bid_amount',
  goalNotAvailable:
    "2490408 | Performance goal not available | The performance goal isn't available for this objective and conversion location. | optimization_goal",
  billingNotAvailable:
    '1815117 | Billing event not available | The billing event does not go with the performance goal. | billing_event',
  onAdNotAllowed:
    '1815715 | Destination not allowed | Instant forms can only be used with the leads objective. | destination_type',
  destinationInvalid:
    '2446509 | Destination not valid | The destination type is not valid. | destination_type',
  promotedObjectMissing:
    '1815430 | Promoted object missing | The performance goal needs a promoted object. | promoted_object',
  promotedObjectInvalid:
    '1885014 | Promoted object not valid | The pixel needs a conversion event that goes with the objective. | promoted_object',
  payorMissing:
    '3858079 | No payor provided in DSA regulated region | Ads shown in the European Union need to say who pays for them. | dsa_payor',
  beneficiaryMissing:
    '3858081 | No payor/beneficiary provided in DSA regulated location | Ads shown in the European Union need to say who benefits from them. | dsa_beneficiary',
  // Targeting
  locationMissing:
    '1885364 | Missing Target Audience Location | Your audience needs at least one location. | targeting',
  targetingInvalid: '1487079 | Invalid targeting spec | {reason} | targeting',
  locationsOverlap:
    "1487756 | Locations can't be used | Some of your locations overlap. Remove one of them. | targeting.geo_locations",
  locationTypesGone:
    '1870199 | Location types not available | Only home and recent together are available. | targeting.geo_locations.location_types',
  advantageFlagMissing:
    '1870227 | Advantage audience flag required | Say in targeting_automation whether Advantage audience is on (1) or off (0). | targeting.targeting_automation.advantage_audience',
  advantageFlagType:
    '1870196 | Invalid type | advantage_audience must be the number 0 or 1. | targeting.targeting_automation.advantage_audience',
  advantageAgeMin:
    '1870188 | Minimum age too high | With Advantage audience the minimum age may be 18 to 25. | targeting.age_min',
  advantageAgeMax:
    '1870189 | Maximum age too low | With Advantage audience the maximum age must be 65. | targeting.age_max',
  placementInvalid:
    '1815433 | Placement not available | The placement is not available: {reason} | targeting',
  videoFeedsGone:
    '2490562 | Placement not available | The placement video_feeds is no longer available. | targeting.facebook_positions',
  // Creatives and pictures
  storyMalformed: '1443048 | object_story_spec ill formed | {reason} | object_story_spec',
  thumbnailMissing:
    '1443226 | Video thumbnail missing | Please specify one of image_hash or image_url in the video_data field. | object_story_spec.video_data',
  imageNotFound:
    '2446386 | Image not found | No picture with the hash {hash} exists in this ad account. | object_story_spec.link_data.image_hash',
  linkRequired:
    '2061015 | Website URL required | The ad needs a link to a website. | object_story_spec.link_data.link',
  twoInstagrams: '2238055 | Two Instagram accounts | Send instagram_user_id only. | object_story_spec',
  noInstagramAccess:
    '1815199 | No access to the Instagram account | The ad account does not have access to this Instagram account. | object_story_spec.instagram_user_id',
  enhancementBundle:
    '3858504 | Enhancement bundle not available | standard_enhancements cannot be set any more. Choose single features. | degrees_of_freedom_spec',
  creativeContentFixed:
    '1815573 | Creative cannot be edited | The content of a creative cannot be changed. Make a new one.',
  creativeFailed: '1487390 | Adcreative Create Failed | {reason}',
  // Ads
  appInDevelopment:
    '1885183 | App in development mode | The app is in development mode. Switch it to live mode to create ads. | creative',
  leadFormMissing: '3390001 | Lead form missing | Ads that collect leads need an instant form. | creative',
  pageMismatch:
    '1885029 | Page mismatch | The Page of the ad is not the Page that the ad set promotes. | creative',
  noPaymentMethod:
    '1359188 | No Payment Method | Add a payment method to your ad account to create ads. | adset_id',
  archivedAd: '1885088 | Ad is archived | An archived or deleted ad can only be renamed.',
  rejectedAd: '2490427 | Ad was rejected | A rejected ad cannot be turned on. Edit it first.',
  // Lead forms, insights, pixels
  tooManyRows:
    '1487534 | Too many rows | There are too many rows in this report. Ask for fewer days, a higher level or fewer breakdowns.',
  legalContentMissing:
    '1892075 | Legal content missing | The form needs a link to a privacy policy. | privacy_policy',
  formNameTaken: '1892180 | Form name already used | Another form of this Page has the same name. | name',
};

/** What a few of the plain ones say besides. */
const more: Partial<Record<GraphErrorName, Partial<ErrorRow>>> = {
  unavailable: { transient: true },
  noObject: { type: 'GraphMethodException' },
  badProof: { type: 'GraphMethodException' },
  accountNotActive: {
    title: 'Ad account disabled',
    userMessage: 'Your ad account has been disabled, so ads cannot be created or changed in it.',
  },
  noAdvertiserOnPage: {
    title: 'No permission to advertise for this Page',
    userMessage: "You don't have permission to create ads for this Page.",
  },
  budgetChangedTooOften: {
    title: 'Ad set budget changed too often',
    userMessage:
      'You can change the budget of an ad set only 4 times an hour. Wait before you change it again.',
  },
};

export type GraphErrorName = keyof typeof plain | keyof typeof semantic;

export const graphErrors: Record<string, ErrorRow> = Object.fromEntries([
  ...Object.entries(plain).map(([name, row]) => [
    name,
    { ...readPlain(row), ...more[name as GraphErrorName] },
  ]),
  ...Object.entries(semantic).map(([name, row]) => [name, readSemantic(row)]),
]);

function readPlain(row: string): ErrorRow {
  const [, status, code, subcode, message = ''] = /^(\d+) (\d+)(?:\/(\d+))? \| ([\s\S]*)$/.exec(row) ?? [];
  return {
    code: Number(code),
    status: Number(status),
    message,
    ...(subcode && { subcode: Number(subcode) }),
  };
}

function readSemantic(row: string): ErrorRow {
  const [subcode, title = '', userMessage = '', blame] = row.split(' | ');
  const words = { title, userMessage, ...(blame && { blame }) };
  return { code: 100, status: 400, message: 'Invalid parameter', subcode: Number(subcode), ...words };
}
