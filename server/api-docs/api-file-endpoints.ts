import { evidenceRules } from '#contract/compliance/evidence.ts';
import { designNames, designPlacements } from '#contract/designs.ts';
import { FileFacts, imageRules, placements, videoRules } from '#contract/media.ts';
import { refusals } from '#contract/refusals.ts';
import { sayRefusal } from '#server/platform/refusal.ts';
import {
  addWay,
  type ApiDocument,
  mistake,
  type Operation,
  type Parameter,
} from '#server/api-docs/api-answers.ts';
import type { Schema } from '#server/api-docs/api-examples.ts';
import {
  type Endpoint,
  file,
  inHeader,
  inPath,
  mediaId,
  pause,
  reads,
  storeFailed,
  writes,
} from '#server/api-docs/file-endpoint-parts.ts';
import { z } from 'zod';

const id = inPath('id', { type: 'string', format: 'uuid' }, mediaId);
const tus = inHeader('Tus-Resumable', { type: 'string', enum: ['1.0.0'] }, '1.0.0');
const offset = inHeader('Upload-Offset', { type: 'integer', minimum: 0 }, 0);
const length = inHeader('Upload-Length', { type: 'integer', minimum: 1 }, 482113);
const metadata: Parameter = {
  ...inHeader('Upload-Metadata', { type: 'string' }, 'filename dmFuLmpwZw==,filetype aW1hZ2UvanBlZw=='),
  description:
    '`filename`, `filetype` and, of a logo, `purpose` (`logo`), each followed by its value in Base64. A logo may be smaller, and is no picture of an ad.',
};

const made = {
  'X-Media-Id': {
    description: 'Under which the file was kept; there once its last byte is.',
    schema: { type: 'string', format: 'uuid' },
  },
};
const soFar = { 'Upload-Offset': { description: 'So many bytes are here.', schema: { type: 'integer' } } };
const address = { Location: { description: 'Where the rest is sent to.', schema: { type: 'string' } } };
const piece = { content: { 'application/offset+octet-stream': { schema: file } } };

/** What an upload refuses of a file, besides what any endpoint may refuse. */
const uploadRefusals = {
  TOO_LARGE: ['413', 'The file is larger than we take.'],
  UNSUPPORTED_TYPE: ['415', 'What the bytes say it is, we do not take.'],
  RESOLUTION_TOO_LOW: ['422', 'The picture is too small to be shown sharp.'],
  VIDEO_TOO_SHORT: ['422', 'The film is shorter than Facebook takes.'],
  VIDEO_TOO_LONG: ['422', 'The film is longer than Facebook takes.'],
  STORAGE_FULL: ['422', 'Your plan has no room for it.'],
  TOO_MANY_UPLOADS: ['422', 'Too many uploads have begun and are not finished.'],
  INVALID_FILE: ['422', 'The file is damaged, or larger than it looks once it is unpacked.'],
} as const;

/** What is told of a file besides, to programs. */
const { $schema: _, ...facts } = z.toJSONSchema(FileFacts);

const mb = 1024 ** 2;

const sendWhole: Endpoint = {
  operationId: 'uploads.begin',
  summary: 'Upload a picture or a film',
  description: `The tus protocol, 1.0.0, so any tus client can be used. With the whole file as the body one call is enough; \`X-Media-Id\` then names what was kept, for \`mediaIds\` of a draft. Without a body the file is only announced and its pieces follow with PATCH. A picture: JPG, PNG or GIF, at least ${imageRules.minWidth} × ${imageRules.minHeight}, up to ${imageRules.maxBytes / mb} MB. A film: MP4, MOV, AVI or WebM, up to ${videoRules.maxBytes / 1024 / mb} GB and ${videoRules.maxSeconds / 60} minutes.`,
  parameters: [tus, length, metadata],
  requestBody: piece,
  responses: { 201: { description: 'It is announced, or kept.', headers: { ...address, ...made } } },
  refuses: writes,
  takesFile: true,
};
const askHowFar: Endpoint = {
  operationId: 'uploads.lookUp',
  summary: 'Ask how much of an upload is here',
  description: 'After a lost line: the answer says from which byte to go on.',
  parameters: [id, tus],
  responses: {
    200: { description: 'It is under way, or kept.', headers: { ...soFar, ...made } },
    404: { description: 'There is no such upload.' },
  },
  refuses: reads,
};
const sendPiece: Endpoint = {
  operationId: 'uploads.resume',
  summary: 'Send the next piece of an upload',
  description: 'From the byte that `Upload-Offset` says. Each piece counts as a call of the key.',
  parameters: [id, tus, offset],
  requestBody: piece,
  responses: {
    204: { description: 'The piece is kept.', headers: { ...soFar, ...made } },
    404: { description: 'There is no such upload.' },
    409: { description: 'More or less than that is here: ask how far it is.' },
  },
  refuses: writes,
  takesFile: true,
};
const abandon: Endpoint = {
  operationId: 'uploads.abandon',
  summary: 'Forget an upload that is not whole',
  description: 'What is here of it is removed. What has become a file stays.',
  parameters: [id, tus],
  responses: {
    204: { description: 'It is forgotten.' },
    404: { description: 'There is no such upload.' },
  },
  refuses: writes,
};
const picture = (description: string) => ({
  200: { description, content: { 'image/jpeg': { schema: file }, 'image/webp': { schema: file } } },
});
const downloadPart: Endpoint = {
  operationId: 'media.download',
  summary: 'Download a rendition of a picture or film',
  description:
    'A small preview, and what the enhancement has made. The whole file is at the address without a part, which is the `url` of the media; parts of it can be asked for with `Range`.',
  parameters: [id, inPath('part', { type: 'string', enum: ['preview', 'edited', 'enhanced'] }, 'preview')],
  responses: picture('The picture.'),
  refuses: [...reads, 'MEDIA_NOT_FOUND'],
};
const downloadCut: Endpoint = {
  operationId: 'media.downloadCut',
  summary: 'Download a picture as it is cut for a placement',
  description: 'Cut around what must stay in sight. With `variant=enhanced` the enhanced picture is cut.',
  parameters: [
    id,
    inPath('placement', { type: 'string', enum: Object.keys(placements) }, '1x1'),
    { name: 'variant', in: 'query', schema: { type: 'string', enum: ['enhanced'] }, example: 'enhanced' },
  ],
  responses: picture('The picture, in this shape.'),
  refuses: [...reads, 'MEDIA_NOT_FOUND'],
};
const downloadDesign: Endpoint = {
  operationId: 'media.downloadDesign',
  summary: 'Download a picture in a design',
  description:
    'With the words of a campaign as they are now, drawn when it is first asked for. The addresses stand in the designs of a picture. With `size=small` a third as wide.',
  parameters: [
    id,
    inPath('campaignId', { type: 'string', format: 'uuid' }, '0d6c5c0e-6f0b-4a53-8a53-d9c3cf4a6b11'),
    inPath('design', { type: 'string', enum: [...designNames] }, 'price-sticker'),
    inPath('placement', { type: 'string', enum: [...designPlacements] }, '1x1'),
    { name: 'size', in: 'query', schema: { type: 'string', enum: ['small'] }, example: 'small' },
  ],
  responses: picture('The picture, in this design and shape.'),
  refuses: [...reads, 'MEDIA_NOT_FOUND', 'CAMPAIGN_NOT_FOUND'],
};
const downloadLeads: Endpoint = {
  operationId: 'leads.download',
  summary: 'Download the leads of a campaign',
  description:
    'A CSV file in UTF-8 with one line for each lead. `plain` is for programs: commas, no mark at the beginning, times in UTC, every cell exactly what was answered. `excel`, the default, is for a double click: separated as spreadsheets in the language of the person expect it, times in `timeZone`, an apostrophe before what a spreadsheet would run or rewrite. A workspace may download two files at once.',
  parameters: [
    inPath('facebookCampaignId', { type: 'string' }, '120210000000000001'),
    { name: 'format', in: 'query', schema: { type: 'string', enum: ['excel', 'plain'] }, example: 'plain' },
    { name: 'timeZone', in: 'query', schema: { type: 'string' }, example: 'Europe/Oslo' },
  ],
  responses: {
    200: { description: 'The file.', content: { 'text/csv': { schema: { type: 'string' } } } },
  },
  refuses: [
    ...reads,
    'NOT_SIGNED_IN',
    'LEAD_CAMPAIGN_NOT_FOUND',
    'LEAD_FORM_MISSING',
    'LEAD_PAGE_MISSING',
    'EXPORTS_RUNNING',
  ],
};
const downloadEvidence: Endpoint = {
  operationId: 'compliance.downloadFile',
  summary: 'Download the file of an answer',
  description: 'As it was added. Its address is the `url` of the file in an answer.',
  parameters: [id],
  responses: {
    200: {
      description: 'The file.',
      content: Object.fromEntries(evidenceRules.types.map((type) => [type, { schema: file }])),
    },
  },
  refuses: [...reads, 'NOT_SIGNED_IN', 'EVIDENCE_NOT_FOUND'],
};
const downloadReport: Endpoint = {
  operationId: 'compliance.downloadReport',
  summary: 'Download a legal report as a PDF',
  description:
    'What `/compliance/reports/{subject}` answers, to be handed on: in the language of the person, with times in `timeZone`.',
  parameters: [
    inPath('subject', { type: 'string' }, '120210000000000001'),
    { name: 'timeZone', in: 'query', schema: { type: 'string' }, example: 'Europe/Oslo' },
  ],
  responses: { 200: { description: 'The file.', content: { 'application/pdf': { schema: file } } } },
  refuses: [...reads, 'NOT_SIGNED_IN', 'CAMPAIGN_NOT_FOUND'],
};

const downloadLog: Endpoint = {
  operationId: 'auditLog.download',
  summary: 'Download the log',
  description:
    'A CSV file in UTF-8 with every line, oldest first, with the hashes, so that the chain can be reckoned again elsewhere. That it was downloaded stands in the log.',
  parameters: [],
  responses: {
    200: { description: 'The file.', content: { 'text/csv': { schema: { type: 'string' } } } },
  },
  refuses: [...reads, 'NOT_SIGNED_IN'],
};

/** The endpoints where files go in and out. They stand beside `/api`, not below it, and take the same keys. */
export function describeFileEndpoints(publicUrl: string): ApiDocument['paths'] {
  const at = (tag: string, endpoint: Endpoint) => operationOf(endpoint, { tag, publicUrl });
  return {
    '/uploads': { post: at('media', sendWhole) },
    '/uploads/{id}': {
      head: at('media', askHowFar),
      patch: at('media', sendPiece),
      delete: at('media', abandon),
    },
    '/media/{id}/{part}': { get: at('media', downloadPart) },
    '/media/{id}/cuts/{placement}': { get: at('media', downloadCut) },
    '/media/{id}/designs/{campaignId}/{design}/{placement}': { get: at('media', downloadDesign) },
    '/exports/audit-log.csv': { get: at('audit log', downloadLog) },
    '/exports/evidence/{id}': { get: at('compliance', downloadEvidence) },
    '/exports/compliance/{subject}.pdf': { get: at('compliance', downloadReport) },
    '/exports/leads/{facebookCampaignId}.csv': { get: at('leads', downloadLeads) },
  };
}

function operationOf(
  { refuses = [], takesFile, ...endpoint }: Endpoint,
  { tag, publicUrl }: { tag: string; publicUrl: string },
): Operation {
  const responses = structuredClone(endpoint.responses);
  const who = refuses.includes('KEY_IS_READ_ONLY')
    ? 'Takes a key that may write.'
    : 'A key to read with may call this.';
  for (const code of refuses) {
    const { status } = refusals[code];
    addWay(responses, String(status), {
      code,
      words: sayRefusal(code, 'en'),
      ...(code === 'TOO_OFTEN' && pause),
    });
  }
  for (const [code, [status, words]] of Object.entries(takesFile ? uploadRefusals : {}))
    addWay(responses, status, { code, words, data: facts as Schema, example: { fileName: 'van.jpg' } });
  if (takesFile) addWay(responses, '503', storeFailed);
  addWay(responses, '500', mistake);
  return {
    ...endpoint,
    responses,
    description: `${endpoint.description}\n\n${who}`,
    servers: [{ url: publicUrl }],
    tags: [tag],
    security: [{ key: [] }, { session: [] }],
  };
}
