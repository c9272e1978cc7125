/** What nothing in the sandbox brings about by itself: only for trouble that somebody asks for by number. */
export const onlyAskedFor = `
403 3 | (#3) Application does not have the capability to make this API call.
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
export const onlyAskedForUnder100 = `
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
