import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mayRefuse } from '../refusals.ts';
import { asOperator, Finding } from './operator.ts';

/** What is set up together. Never where the server listens, its database or its secret: those are there before anybody can sign in. */
export const setupParts = {
  address: ['PUBLIC_URL'],
  operator: ['OPERATOR_NAME', 'OPERATOR_NUMBER', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'OPERATOR_PHONE'],
  mail: ['MAIL_URL', 'MAIL_FROM'],
  meta: ['META_APP_ID', 'META_APP_SECRET'],
  writer: ['WRITER_KEY', 'WRITER_MODEL'],
  pictures: ['PICTURES_KEY'],
  meetings: ['MEETINGS_ACCOUNT_ID', 'MEETINGS_CLIENT_ID', 'MEETINGS_CLIENT_SECRET'],
  storage: ['S3_BUCKET', 'S3_KEY', 'S3_SECRET', 'S3_ENDPOINT', 'S3_REGION'],
} as const;

type Parts = typeof setupParts;
export type SettingName = Parts[keyof Parts][number];
export const SettingName = z.enum(Object.values(setupParts).flat() as [SettingName, ...SettingName[]]);
export const SetupPart = z.enum(Object.keys(setupParts) as [keyof Parts, ...(keyof Parts)[]]);
export type SetupPart = z.infer<typeof SetupPart>;
export const TriedPart = SetupPart.exclude(['operator']);

/** The address of a mail server holds its password. */
export const secretSettings: ReadonlySet<string> = new Set<SettingName>([
  'MAIL_URL',
  'META_APP_SECRET',
  'WRITER_KEY',
  'PICTURES_KEY',
  'MEETINGS_CLIENT_SECRET',
  'S3_SECRET',
]);

/** Those of a part that it works without. */
export const optionalSettings: ReadonlySet<string> = new Set<SettingName>([
  ...setupParts.operator,
  'MAIL_FROM',
  'WRITER_MODEL',
  'S3_ENDPOINT',
  'S3_REGION',
]);

export const Setting = z.object({
  name: SettingName,
  /** The environment wins over what is kept here. */
  from: z.enum(['environment', 'kept', 'unset']),
  /** Of a secret its end, where it is long. */
  shown: z.string(),
  /** What counts while nothing is set. */
  usual: z.string(),
  /** Saved, and in use only once the server has started again. */
  waits: z.boolean(),
});
export type Setting = z.infer<typeof Setting>;

export const SetupState = z.object({
  parts: z.array(
    z.object({
      part: SetupPart,
      /** How it will be after the next start. */
      state: z.enum(['real', 'practice', 'unset']),
      settings: z.array(Setting),
    }),
  ),
  /** What Meta's app settings ask for. */
  addresses: z.object({
    callback: z.url(),
    deauthorize: z.url(),
    dataDeletion: z.url(),
  }),
  /** Whether somebody starts the server again once it has ended. */
  startsAgain: z.boolean(),
  /** The address people use after the next start. */
  nextUrl: z.url(),
});
export type SetupState = z.infer<typeof SetupState>;

const Values = z.partialRecord(SettingName, z.string().trim().max(2000)).meta({
  description: 'By name. What is left out stays as it is; an empty text takes it away.',
});
export type SetupValues = z.infer<typeof Values>;

export const setup = oc.tag('operator').router({
  read: asOperator
    .route({
      method: 'GET',
      path: '/operator/settings',
      summary: 'What is set up',
      description:
        'Each setting of the installation that can be made in the browser, where it comes from, and which wait for a restart. Secrets are never told.',
    })
    .output(SetupState),
  save: asOperator
    .route({
      method: 'PUT',
      path: '/operator/settings/{part}',
      summary: 'Set up one part',
      description:
        'Kept sealed in the folder of the installation, and in use once the server has started again. Asks for a password typed within ten minutes, or for a passkey where there is none.',
    })
    .errors(mayRefuse('PROOF_NEEDED', 'SETTINGS_UNFIT'))
    .input(z.object({ part: SetupPart, values: Values }))
    .output(SetupState),
  try: asOperator
    .route({
      method: 'POST',
      path: '/operator/settings/{part}/tries',
      summary: 'Try one part',
      description: 'With these values in place of those that are kept. Nothing is saved.',
    })
    .errors(mayRefuse('SETTINGS_UNFIT'))
    .input(z.object({ part: TriedPart, values: Values }))
    .output(Finding),
  restart: asOperator
    .route({
      method: 'POST',
      path: '/operator/restart',
      summary: 'Start the server again',
      description:
        'What runs is finished first. Where nobody starts the server again once it has ended, it goes on as it is.',
    })
    .output(z.object({ restarts: z.boolean() })),
});
