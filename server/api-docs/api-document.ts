import { isForReading, keyLimits } from '#contract/people/api-keys.ts';
import { contract } from '#contract/contract.ts';
import { rolesWith } from '#contract/people/roles.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { rightFor } from '#contract/rights.ts';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import {
  addTo,
  addWay,
  type Answer,
  type ApiDocument,
  misfit,
  mistake,
  type Operation,
  tooMuch,
} from '#server/api-docs/api-answers.ts';
import { sayRefusal } from '#server/platform/refusal.ts';
import { describeFileEndpoints } from '#server/api-docs/api-file-endpoints.ts';
import { exampleOf, questions } from '#server/api-docs/api-examples.ts';
import { livePageLimits } from '#contract/live/live-campaign.ts';

/** The OpenAPI 3.1 document of every operation of the contract, and of the endpoints where files lie: who may call it, examples, and each way it may say no. */
export async function describeApi(publicUrl: string): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = (await generator.generate(contract, {
    info: { title: 'Adfjord API', version: '1.0.0', description: guide },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key from your profile page: `Authorization: Bearer adf_…`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Host-adfjord.session_token' : 'adfjord.session_token',
          description: 'The session of somebody who is signed in with a browser.',
        },
      },
    },
  })) as unknown as ApiDocument;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations))
      finish(operation, { method: method.toUpperCase(), path });
  }
  Object.assign(document.paths, describeFileEndpoints(publicUrl));
  return document;
}

function finish(operation: Operation, address: { method: string; path: string }): void {
  const { responses, requestBody, parameters } = operation;
  // A file does not travel in JSON.
  if (requestBody?.content['multipart/form-data']) delete requestBody.content['application/json'];
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  for (const [status, answer] of refusals) responses[status] = refusalOf(answer);
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json']?.examples ?? {}),
  );
  admit(operation, codes, isForReading(address));
  giveExamples(operation);
  if (requestBody || parameters) addWay(responses, '400', misfit);
  if (requestBody) addWay(responses, '413', tooMuch);
  addWay(responses, '500', mistake);
}

/** Says who may call it. */
function admit(operation: Operation, codes: string[], isRead: boolean): void {
  const say = (words: string) =>
    (operation.description = `${operation.description ?? ''}\n\n${words}`.trim());
  if (!codes.includes('NOT_SIGNED_IN')) {
    operation.security = [];
    say('Nobody has to be signed in.');
  } else if (codes.includes('NOT_WITH_A_KEY')) {
    operation.security = [{ session: [] }];
    say('Only for somebody who is signed in; a key is not enough.');
  } else {
    operation.security = [{ key: [] }, { session: [] }];
    say(isRead ? 'A key to read with may call this.' : 'Takes a key that may write.');
  }
  const right = rightFor(operation.operationId.split('.'));
  if (right === 'operate') say('For operators of the installation.');
  else if (right && right !== 'open' && right !== 'any') say(`For the roles ${rolesWith(right).join(', ')}.`);
}

function giveExamples({ operationId, parameters = [], requestBody, responses }: Operation): void {
  for (const parameter of parameters) parameter.example = exampleOf(parameter.schema, {}, parameter.name);
  const body = requestBody?.content['application/json'];
  if (body?.schema) body.example = questions[operationId] ?? exampleOf(body.schema);
  for (const [status, { content = {} }] of Object.entries(responses)) {
    if (Number(status) >= 400) continue;
    for (const [type, medium] of Object.entries(content)) {
      if (!medium.schema) continue;
      const example = exampleOf(medium.schema);
      medium.example = type === 'text/event-stream' ? asStream(example) : example;
    }
  }
}

function asStream(example: unknown): string {
  const { data } = example as { data: unknown };
  return `event: message\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Of what the generator says of a status: each code with its words and data, and without what can be anything. */
function refusalOf({ content }: Answer): Answer {
  const shapes = content?.['application/json']?.schema?.oneOf ?? [];
  const answer: Answer = { description: '', content: {} };
  for (const { properties = {} } of shapes) {
    const { defined, code, status, data } = properties;
    if (defined?.const !== true) continue;
    const refusal = String(code?.const) as RefusalCode;
    const has = data && Object.keys(data).length > 0;
    addTo(answer, String(status?.const), {
      code: refusal,
      words: sayRefusal(refusal, 'en'),
      ...(has && { data }),
    });
  }
  return answer;
}

/** What stands above the list of operations at `/api`. */
const guide = `Everything Adfjord's own screens do, for your own software. The same checks and limits hold.

**Signing in.** Make a key on your profile page and send it along: \`Authorization: Bearer adf_…\`. A key acts for the person who made it, in the workspace it was made in and with the role that was chosen for it, never with more than that person may do there. A key to read with may call what changes nothing: every GET, and the named functions that only read. A key that may write can publish, and so spend money. Neither can make keys, move or delete the account, or change the password. A key calls at most ${keyLimits.callsPerMinute} times a minute; after that it is told in \`Retry-After\` how many seconds to wait.

**Named functions** stand at \`/functions/…\`. All others are named after what they are about.

**Files** go in and out beside \`/api\`, with the same keys: \`POST /uploads\` takes a picture or a film and answers its id in \`X-Media-Id\`, \`/media/…\` shows it again, \`/exports/leads/….csv\` is a campaign's leads, \`/exports/compliance/….pdf\` its legal report. So a program builds a campaign by itself: upload, make a draft with the id among its \`mediaIds\`, have its ads written, choose some, publish, and download the leads.

**A no** is an answer with \`code\`, \`status\`, \`message\` and, where it says more, \`data\`. Go by the code; the message is for a person, in the language of whoever made the key; without a key, in English or, if \`Accept-Language\` asks for it, in Norwegian. A mistake of ours carries a reference: tell it to us.

**Money** is in whole minor units (øre, cents) with its currency beside it. **Times** are ISO 8601 in UTC. **Streams** are server-sent events: each \`message\` holds one event as JSON; they end with \`done\`, or with \`error\`.

**Long lists** come in pages. \`GET /live-campaigns\` answers \`limit\` campaigns, ${livePageLimits.default} unless you say otherwise and ${livePageLimits.most} at most, with \`next\`: hand it in as \`cursor\` to read on, until it is null. The order is that of the ids at Facebook, so nothing is lost or told twice while campaigns change or disappear between two pages; what is made meanwhile may stand on a page you have read.

**Asking twice does no harm** where an answer was lost: a publish joins the run that is under way, a sync joins the sync, a draft started with an id of your own is started once.`;
