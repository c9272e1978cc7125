// Every code Meta has is in this one file, so that it can be looked up and corrected in one place.
/* oxlint-disable max-lines */

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
  /** What the WWW-Authenticate header calls it. */
  challenge?: 'invalid_token' | 'invalid_code';
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
  retiredParam: '400 100 | (#100) The parameter {name} is no longer supported from v26.0 on',
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
  failedDependencyOld:
    '400 100 | (#100) The operation "{name}" that this one depends on failed or returned nothing at {path}',
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
  noCapability: '403 3 | (#3) Application does not have the capability to make this API call.',
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
  insightsThrottled:
    '400 80000/2446079 | (#80000) There have been too many calls from this ad-account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting#ads-insights.',
  pageCallsThrottled:
    '400 80001 | (#80001) There have been too many calls to this Page account. Wait a bit and try again.',
  leadCallsThrottled:
    '400 80005 | (#80005) There have been too many leadgen api calls to this Page account. Wait a bit and try again.',
  appThrottled: '400 4 | (#4) Application request limit reached',
  userThrottled: '400 17/2446079 | (#17) User request limit reached',
  pageThrottled: '400 32 | (#32) Page request limit reached',
  customThrottled: '400 613/1487742 | (#613) Calls to this api have exceeded the rate limit.',
  tooManyASecond: '400 613/5044001 | (#613) Too many requests a second for this ad account.',
  blocked: '400 368 | The action attempted has been deemed abusive or is otherwise disallowed',
  budgetChangedTooOften: '400 613/1487632 | (#613) Calls to this api have exceeded the rate limit.',
  // Locations, ad sets, ads
  restrictedLocation:
    '400 2641 | (#2641) Your ad set includes or excludes locations that are currently restricted: {countries}',
  campaignFull: '400 2695 | (#2695) The campaign already holds {count} ad sets, which is its limit.',
  accountFull:
    '400 100 | (#100) The ad account already holds {count} {what} that are not deleted, which is its limit.',
  adSetFull:
    '400 100 | (#100) The ad set already holds {count} ads that are not archived, which is its limit.',
  lifetimeOnly: '400 100 | (#100) {name} can only be used with a lifetime budget.',
  onlyWithValidation: '400 100 | (#100) synchronous_ad_review can only be used together with validate_only.',
  dynamicAdStays:
    '400 1340029 | (#1340029) An ad with dynamic creative cannot be deleted by itself. Delete its ad set.',
  budgetTooLowOld: '400 1487901 | (#1487901) The budget is too low',
  // Campaigns
  objectiveNotAllowed: '400 100 | (#100) Objective {objective} is invalid. Use one of: {values}',
  objectiveFixed: '400 100 | (#100) The objective of a campaign that has ad sets cannot be changed.',
  // Creatives and pictures
  badImage: '400 100/1487411 | (#100) The image could not be read. Send a JPG or PNG picture.',
  imageTooLarge: '400 100/1487242 | (#100) The image is too large. Send a picture of at most 30 MB.',
  videoTooSmall:
    '400 382 | (#382) The video file you tried to upload is too small. Try again with a larger file.',
  videoNotFetched: '400 389 | (#389) Unable to fetch video file from URL.',
  videoUploadFailed:
    '400 6000 | There was a problem uploading your video file. Please try again with another file.',
  uploadOffsetMismatch:
    '400 6000/1363037 | There was a problem uploading your video file: the start offset is not the expected one.',
  uploadSessionInvalid:
    '400 6000/1363041 | The upload session is not valid any more. Start the upload again.',
  whatsAppButton: '400 105/1815630 | (#105) The WhatsApp button needs app_destination WHATSAPP in its value.',
  linkBanned: '400 500 | (#500) Message contains banned content',
  previewUnavailable: '400 2606 | (#2606) This ad cannot be previewed as {format}.',
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
  pixelsExist: '400 6202 | (#6202) There is more than one pixel for this account',
  businessToolsTerms: '403 200/1870092 | (#200) The terms of the business tools have not been accepted.',
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
    '1885737 | Bid strategy without budget | The bid strategy belongs where the budget is: on the campaign, or on the ad set. | bid_strategy',
  sharingStrategyFixed:
    '4834006 | Bid strategy cannot be changed | The bid strategy cannot be changed while ad sets share their budgets. | bid_strategy',
  sharingUneven:
    '4834009 | Ad sets differ | Ad sets that share their budgets need the same bid strategy and the same kind of budget. | bid_strategy',
  sharingWhileDelivering:
    '3858418 | Budget sharing cannot be turned on | Budget sharing cannot be turned on while the campaign is delivering. Pause it first. | is_adset_budget_sharing_enabled',
  spendCapTooLow:
    '2446307 | Spending limit too low | The spending limit of a campaign must be at least {minimum}. | spend_cap',
  campaignBudgetTooSmall:
    '2446149 | Campaign budget too low | With {count} ad sets the budget of the campaign must be at least {minimum}. | daily_budget',
  campaignBudgetTooSmallOld:
    '2238055 | Campaign budget too low | With {count} ad sets the budget of the campaign must be at least {minimum}. | daily_budget',
  categoryCountry:
    '2909034 | Location outside the special ad category | The ad set reaches {country}, which is not among the countries of the special ad category of its campaign. | targeting.geo_locations',
  noPoliticalAds: '2708008 | Not authorized for political ads | {reason} | special_ad_categories',
  campaignDeleted: '1487566 | Campaign is deleted | A deleted campaign can only be renamed.',
  copyTooLarge:
    '1885194 | Too many objects to copy | A copy may have at most {most} objects in it. Copy it in parts, or asynchronously.',
  copyOfDeleted: '1487566 | Object is deleted | What is deleted cannot be copied.',
  // Budgets and schedules
  budgetTooLow: '1885272 | Budget is too low | Your budget must be at least {minimum}. | daily_budget',
  budgetBelowSpent:
    '1885650 | Budget is too low | {minimum} is the least this budget can be now, since {spent} is spent already. | lifetime_budget',
  budgetOnBothLevels:
    '1885621 | Budget on two levels | The budget is on the campaign, so the ad set cannot have one of its own, or the other way round. | daily_budget',
  budgetMissing: '1487061 | Budget missing | The ad set needs a daily or a lifetime budget. | daily_budget',
  endInThePast: '1487033 | End date is in the past | The end date must be in the future. | end_time',
  scheduleOver:
    '1487007 | Schedule is over | The schedule of this ad set is over. Set a later end date first. | end_time',
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
  promotedTwice:
    '1487929 | Promoted object ambiguous | The ad set can promote one thing only: {things}. | promoted_object',
  automaticBiddingOnly:
    '1885204 | Automatic bidding only | This performance goal can only be used with automatic bidding. | bid_strategy',
  frequencyNotAllowed:
    '1815198 | Frequency cap not available | A frequency cap goes with the goals REACH and THRUPLAY only. | frequency_control_specs',
  attributionFixed:
    '1504040 | Attribution setting cannot be changed | The attribution setting of an ad set is fixed when it is made. | attribution_spec',
  regionalBeneficiaryMissing:
    '3858634 | Beneficiary missing | Ads under {category} need to name a verified beneficiary. | regional_regulation_identities',
  regionalPayerMissing:
    '3858636 | Payer missing | Ads under {category} need to name a verified payer. | regional_regulation_identities',
  payorMissing:
    '3858079 | No payor provided in DSA regulated region | Ads shown in the European Union need to say who pays for them. | dsa_payor',
  beneficiaryMissing:
    '3858081 | No payor/beneficiary provided in DSA regulated location | Ads shown in the European Union need to say who benefits from them. | dsa_beneficiary',
  // Targeting
  locationMissing:
    '1885364 | Missing Target Audience Location | Your audience needs at least one location. | targeting',
  targetingInvalid: '1487079 | Invalid targeting spec | {reason} | targeting',
  cityRadius: '1487079 | Invalid targeting spec | {reason} | targeting.geo_locations.cities',
  cityRadiusOld: '1487851 | Invalid targeting spec | {reason} | targeting.geo_locations.cities',
  optionsForMinors:
    '1870165 | Targeting options not available | Detailed targeting cannot be used for people under 18. | targeting.age_min',
  minorsInEurope:
    '3858064 | Targeting options not available | People under 18 cannot be reached in the European Union. | targeting.age_min',
  circlesOverlap:
    '1815946 | Locations overlap | A location is given twice, with overlapping circles. | targeting.geo_locations',
  interestGone:
    '1487694 | Targeting option gone | Some detailed targeting options are no longer available: {names}. | targeting.flexible_spec',
  audienceTooNarrow:
    '2446395 | Audience too narrow | The audience is too small for ads to be shown. Make it wider. | targeting',
  exploreHomeAlone:
    '2490392 | Placement not available | explore_home can only be used together with explore. | targeting.instagram_positions',
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
  postUnavailable:
    '1487472 | Post unavailable | The post does not exist, or it cannot be promoted. | object_story_id',
  pictureNotFetched:
    '3858258 | Picture not downloaded | The picture could not be downloaded from its address. | object_story_spec',
  actionUnparsable:
    '1373054 | Call to action not valid | The call to action could not be read. | call_to_action',
  creativeExists: '3858798 | Ad content already exists | A creative with the same content exists already.',
  feedInvalid: '1885392 | Asset feed not valid | {reason} | asset_feed_spec',
  assetsRepeated: '1815629 | Assets must be different | The same asset is given twice. | asset_feed_spec',
  customizationNeedsLink:
    '1885800 | Link missing | Customization rules need a link in link_urls. | asset_feed_spec.link_urls',
  labelUnknown: '1885878 | Unknown label | No asset carries the label {label}. | asset_feed_spec',
  labelRulesMissing:
    '2446173 | Customization rules not valid | Every rule needs a customization_spec. | asset_feed_spec.asset_customization_rules',
  defaultRuleMissing:
    '1885923 | Default rule missing | One customization rule must have an empty customization_spec. | asset_feed_spec.asset_customization_rules',
  creativeContentFixed:
    '1815573 | Creative cannot be edited | The content of a creative cannot be changed. Make a new one.',
  creativeFailed: '1487390 | Adcreative Create Failed | {reason}',
  // Ads
  appInDevelopment:
    '1885183 | App in development mode | The app is in development mode. Switch it to live mode to create ads. | creative',
  leadFormMissing: '3390001 | Lead form missing | Ads that collect leads need an instant form. | creative',
  adLinkRequired: '2446383 | Website URL required | The ad needs a link to a website. | creative',
  videoNotReady:
    '1885252 | Video not ready | The video is still being processed. Try again in a moment. | creative',
  dynamicFlagMissing:
    '1885998 | Dynamic creative ad set required | An ad of several assets needs an ad set with is_dynamic_creative. | creative',
  creativeFormatMismatch:
    '3858355 | Creative format mismatch | An ad of several assets cannot become an ad of one, nor the other way round. | creative',
  pageMismatch:
    '1885029 | Page mismatch | The Page of the ad is not the Page that the ad set promotes. | creative',
  noPaymentMethod:
    '1359188 | No Payment Method | Add a payment method to your ad account to create ads. | adset_id',
  archivedAd: '1885088 | Ad is archived | An archived or deleted ad can only be renamed.',
  rejectedAd: '2490427 | Ad was rejected | A rejected ad cannot be turned on. Edit it first.',
  adTransparencyMissing:
    '3858152 | No payor/beneficiary provided | The ad set of this ad reaches the European Union and does not say who pays and who benefits. | adset_id',
  // Lead forms, insights, pixels
  tooManyRows:
    '1487534 | Too many rows | There are too many rows in this report. Ask for fewer days, a higher level or fewer breakdowns.',
  legalContentMissing:
    '1892075 | Legal content missing | The form needs a link to a privacy policy. | privacy_policy',
  formNameTaken: '1892180 | Form name already used | Another form of this Page has the same name. | name',
};

/** What nothing in the sandbox brings about by itself: only for trouble that somebody asks for by number. */
const onlyAskedFor = `
403 3 | (#3) Application does not have the capability to make this API call.
403 10 | (#10) Application does not have permission for this action
400 102 | (#102) Session key invalid or no longer valid
400 104 | (#104) Incorrect signature
400 105 | (#105) The number of parameters exceeded the maximum for this operation
400 105/1815630 | (#105) The call to action needs a WhatsApp number that is connected to the Page
400 190 | Invalid OAuth access token.
400 194 | (#194) Missing at least one required parameter
403 200/1870034 | (#200) The terms of custom audiences have not been accepted. Accept them at facebook.com/customaudiences/app/tos
403 200/1870090 | (#200) The terms of custom audiences have not been accepted. Accept them at facebook.com/customaudiences/app/tos
403 272 | (#272) This ad action requires the user to be an admin of the application
403 273 | (#273) This ad action requires the user to be an admin of the ad account
403 278 | (#278) Reading advertisements requires an access token with the extended permission ads_read
403 283 | (#283) That action requires the extended permission pages_read_engagement and/or pages_read_user_content
403 294 | (#294) Managing advertisements requires an access token with the extended permission ads_management
403 299 | (#299) Managing advertisements requires the extended permission ads_management and an app that may use it
400 300 | (#300) Edit failure
400 4/1504022 | (#4) There have been too many calls to the insights of this app. Wait a bit and try again.
400 4/1504039 | (#4) There have been too many calls to the insights of this app. Wait a bit and try again.
400 17/1885172 | (#17) The spending limit has been changed too often. Wait a bit and try again.
400 341 | (#341) Feed action request limit reached
400 368/1404078 | The action attempted has been deemed abusive or is otherwise disallowed
400 368/1404102 | The action attempted has been deemed abusive or is otherwise disallowed
400 368/1390008 | The action attempted has been deemed abusive or is otherwise disallowed
400 500 | (#500) The message contains content that has been blocked by our security systems
400 506 | (#506) Duplicate status message
400 613/1487225 | (#613) The number of ads that can be made is limited by what the ad account spends a day.
400 613/1996 | (#613) Inconsistent request volume: the calls of this app have risen too quickly.
400 80002 | (#80002) There have been too many calls to this Instagram account. Wait a bit and try again.
400 80003 | (#80003) There have been too many calls to this ad-account for custom audiences. Wait a bit and try again.
400 80006 | (#80006) There have been too many messenger api calls to this Page account. Wait a bit and try again.
400 80008 | (#80008) There have been too many calls to this WhatsApp Business account. Wait a bit and try again.
400 80009 | (#80009) There have been too many calls to this Catalog account. Wait a bit and try again.
400 80014 | (#80014) There have been too many calls for the batch uploads to this catalog account. Wait a bit and try again.
400 801 | (#801) Duplicate operation: nothing would be changed
400 900 | (#900) No such application exists
400 960 | (#960) Request aborted. This could happen if a dependent request failed or the entire request timed out.
403 1404163 | (#1404163) You are not allowed to advertise. Visit Account Quality to ask for a review.
400 1404078 | (#1404078) You are temporarily blocked from this action.
400 2859015 | (#2859015) You are temporarily blocked from performing this action.
400 2606 | (#2606) We cannot preview this ad
400 2607 | (#2607) The currency you entered is invalid
400 2615 | (#2615) Invalid call to update this ad account
403 2654/1713092 | (#2654) No write permission on this ad account
400 3910001 | (#3910001) There is a problem with this ad account. Try again later.
400 351 | (#351) There was a problem with your video file. Please try again with another file.
400 352 | (#352) The video file you selected is in a format that we don't support.
400 382 | (#382) The video file you tried to upload is too small. Please try again with a larger file.
400 389 | (#389) Unable to fetch video file from URL.
400 222 | (#222) Video not visible
400 2/1504018 | (#2) Your request timed out. Please try a smaller date range, fewer fields, or an asynchronous report.
400 2/1504038 | (#2) Your request timed out. Please try a smaller date range, fewer fields, or an asynchronous report.
400 2/1504042 | (#2) These breakdowns cannot be combined.
500 2/1504043 | (#2) The report could not be made just now. Please retry your request later.
500 2/1504044 | (#2) The report could not be made just now. Please retry your request later.
500 -2/2490547 | (#-2) The report could not be made.
500 -3/1504045 | (#-3) The report is too large. Ask for fewer days, a higher level or fewer fields.
403 100/3191001 | (#100) You do not have permission to read these figures.
400 6000/1363030 | (#6000) The upload of the video took too long. Please try again.
400 6000 | (#6000) There was a problem uploading your video file. Please try again with another file.
400 6001 | (#6001) There was a problem uploading your video file. Please try again.
400 246003 | (#246003) The custom audience has been flagged and cannot be used.
400 246004 | (#246004) The custom audience has been flagged and cannot be used.`;

/** The same under code 100. */
const onlyAskedForUnder100 = `
1373054 | Call to action could not be read | The call to action could not be read. | object_story_spec
1443050 | object_story_spec ill formed | The object_story_spec is not formed as it should be. | object_story_spec
1487242 | Picture cannot be used | The format of the picture is not supported.
1487472 | Post cannot be promoted | This post cannot be promoted. | object_story_id
1487831 | Product set not available | The product set is not available. | promoted_object
1487990 | Archive is full | The ad account holds 100,000 archived objects, which is its limit. Delete some of them.
1815629 | Assets must be different | Each text and each picture may be given only once. | asset_feed_spec
1815694 | No permission | You do not have permission for this action.
1870065 | Audience disabled | An audience that you use is disabled. | targeting.custom_audiences
1870088 | Connections not available | Connections can no longer be used in an audience. | targeting.connections
1885154 | Page missing | The promoted post needs a Page. | promoted_object
1885194 | Too many to copy at once | There are too many objects below. Copy them asynchronously.
1885252 | Video not ready | The video is still being processed. Try again when it is ready. | creative
1885392 | Dynamic creative not valid | The assets do not go together. | asset_feed_spec
1885557 | Post not available | The post is not available any more. | object_story_id
1885800 | Link missing | Customization by placement needs a link. | asset_feed_spec
1885878 | Label not valid | A label of the customization rules has no asset. | asset_feed_spec.asset_customization_rules
1885923 | Default rule not valid | The default customization rule must have an empty customization_spec. | asset_feed_spec.asset_customization_rules
1885998 | Dynamic creative not turned on | The ad set must be made for dynamic creative. | asset_feed_spec
2446173 | Label not valid | A customization rule names a label that does not exist. | asset_feed_spec.asset_customization_rules
2446289 | Post not available | The post cannot be used in an ad. | object_story_id
2446383 | Website URL required | The button of the ad needs a link. | object_story_spec
2446388 | Picture cannot be fetched | The picture could not be fetched. | object_story_spec
2446394 | Targeting option gone | Some detailed targeting options are no longer available. | targeting.flexible_spec
2446880 | WhatsApp number disconnected | The WhatsApp number is no longer connected to the Page. | creative
2490085 | Crop not available | This crop key is no longer available. | image_crops
2490155 | Post not available | The post cannot be used in an ad. | object_story_id
2490468 | Ad was rejected | A rejected ad cannot be turned on. Make a new one.
2875030 | Copyrighted music | The video contains music that may not be used in ads. | creative
3858082 | Enhancements must be stated | Say which enhancements are on and which are off. | degrees_of_freedom_spec
3858258 | Picture cannot be downloaded | The picture could not be downloaded from its address. | image_url
3858355 | Format mismatch | The format of the new creative does not go with the ad. | creative
3858798 | Ad content already exists | The same creative exists already. | object_story_spec
3867105 | Partnership content not available | The partnership content cannot be used. | creative`;

/** What a few of them say besides. */
const more: Partial<Record<GraphErrorName, Partial<ErrorRow>>> = {
  unavailable: { transient: true },
  noObject: { type: 'GraphMethodException' },
  payorMissing: { type: 'FacebookApiException' },
  beneficiaryMissing: { type: 'FacebookApiException' },
  badProof: { type: 'GraphMethodException' },
  codeUsed: { challenge: 'invalid_code' },
  codeExpired: { challenge: 'invalid_code' },
  codeInvalid: { challenge: 'invalid_code' },
  redirectDiffers: { challenge: 'invalid_code' },
  badSecret: { challenge: 'invalid_code' },
  accountNotActive: {
    title: 'Ad account disabled',
    userMessage: 'Your ad account has been disabled, so ads cannot be created or changed in it.',
  },
  noAdvertiserOnPage: {
    title: 'No permission to advertise for this Page',
    userMessage: "You don't have permission to create ads for this Page.",
  },
  budgetTooLowOld: {
    title: 'Budget is too low',
    userMessage: 'Your budget must be at least {minimum}.',
    blame: 'daily_budget',
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
  ...Object.entries(semantic).map(([name, row]) => [
    name,
    { ...readSemantic(row), ...more[name as GraphErrorName] },
  ]),
]);

/** The complete catalogue: first what the sandbox brings about itself, then what can only be asked for. */
export const catalogue: ErrorRow[] = [
  ...Object.values(graphErrors),
  ...onlyAskedFor.trim().split('\n').map(readPlain),
  ...onlyAskedForUnder100.trim().split('\n').map(readSemantic),
];

function readPlain(row: string): ErrorRow {
  const [, status, code, subcode, message = ''] = /^(\d+) (-?\d+)(?:\/(\d+))? \| ([\s\S]*)$/.exec(row) ?? [];
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
