import { keyLimits } from '#contract/people/api-keys.ts';
import { livePageLimits } from '#contract/live/live-campaign.ts';

/** What stands above the list of operations at `/api`. */
export const guide = `Everything Adfjord's own screens do, for your own software. The same checks and limits hold.

**Signing in.** Make a key on your profile page and send it along: \`Authorization: Bearer adf_…\`. A key acts for the person who made it, in their workspace. A key to read with may call what changes nothing: every GET, and the named functions that only read. A key that may write can publish, and so spend money. Neither can make keys, move or delete the account, or change the password. A key calls at most ${keyLimits.callsPerMinute} times a minute; after that it is told in \`Retry-After\` how many seconds to wait.

**Named functions** stand at \`/functions/…\`. All others are named after what they are about.

**Files** go in and out beside \`/api\`, with the same keys: \`POST /uploads\` takes a picture or a film and answers its id in \`X-Media-Id\`, \`/media/…\` shows it again, \`/exports/leads/….csv\` is a campaign's leads. So a program builds a campaign by itself: upload, make a draft with the id among its \`mediaIds\`, have its ads written, choose some, publish, and download the leads.

**A no** is an answer with \`code\`, \`status\`, \`message\` and, where it says more, \`data\`. Go by the code; the message is for a person, in the language of whoever made the key; without a key, in English or, if \`Accept-Language\` asks for it, in Norwegian. A mistake of ours carries a reference: tell it to us.

**Money** is in whole minor units (øre, cents) with its currency beside it. **Times** are ISO 8601 in UTC. **Streams** are server-sent events: each \`message\` holds one event as JSON; they end with \`done\`, or with \`error\`.

**Long lists** come in pages. \`GET /live-campaigns\` answers \`limit\` campaigns, ${livePageLimits.default} unless you say otherwise and ${livePageLimits.most} at most, with \`next\`: hand it in as \`cursor\` to read on, until it is null. The order is that of the ids at Facebook, so nothing is lost or told twice while campaigns change or disappear between two pages; what is made meanwhile may stand on a page you have read.

**Asking twice does no harm** where an answer was lost: a publish joins the run that is under way, a sync joins the sync, a draft started with an id of your own is started once.`;
