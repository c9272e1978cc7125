import { z } from 'zod';
import { readOpeningHours } from './read-opening-hours.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const text = z.string().trim().min(1);
/** Shown to operators as it is. */
const openUrl = z.url().refine((url) => {
  const read = URL.parse(url);
  return !read?.username && !read?.password;
}, 'Leave out the user name and the password before the @.');

const rootUrl = openUrl.refine((url) => {
  const read = URL.parse(url);
  return !read || (/^https?:$/.test(read.protocol) && `${read.origin}/` === read.href);
}, 'Name it with http:// or https:// and nothing behind the host, for example https://ads.example.com');

/** What an operator may set, each by its name in the environment. */
export const Environment = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: rootUrl.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text.optional(),
  SECRET: z.string().min(32, 'SECRET needs at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN needs at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(128).default(6),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  FACEBOOK_SIGN_IN_ID: text.optional(),
  FACEBOOK_SIGN_IN_SECRET: text.optional(),
  SUPPORT_HOURS: text
    .refine(
      (hours) => hours === 'always' || readOpeningHours(hours),
      'SUPPORT_HOURS is "always", or like "Mon-Fri 09:00-18:00 Europe/Oslo"',
    )
    .default('Mon-Fri 09:00-18:00 Europe/Oslo'),
  PLANNED_AREAS: z.enum(['hidden', 'shown']).default('hidden'),
  /** Whoever starts the server starts it again when it ends with the code that asks for it. */
  STARTS_AGAIN: z.enum(['yes', 'no']).default('no'),
  SANDBOX_PORT: port.default(3100),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_APP_SECRET: z.string().min(16, 'SANDBOX_APP_SECRET needs at least 16 characters').optional(),
  META_APP_ID: text.optional(),
  META_APP_SECRET: text.optional(),
  META_URL: z.url().optional(),
  META_DIALOG_URL: z.url().optional(),
  META_PATIENCE_MS: z.coerce.number().int().min(100).max(600_000).optional(),
  WRITER_KEY: text.optional(),
  WRITER_URL: z.url().optional(),
  WRITER_MODEL: text.optional(),
  WRITER_DAILY_LIMIT: z.coerce.number().int().min(1).default(2_000),
  PICTURES_KEY: text.optional(),
  PICTURES_URL: z.url().optional(),
  MEETINGS_ACCOUNT_ID: text.optional(),
  MEETINGS_CLIENT_ID: text.optional(),
  MEETINGS_CLIENT_SECRET: text.optional(),
  MEETINGS_URL: z.url().optional(),
  MEETINGS_SIGN_IN_URL: z.url().optional(),
  LANDING_PAGE_LOOKS: z.enum(['on', 'off']).default('on'),
  REGISTER_URL: z.url().optional(),
  HUBSPOT_URL: z.url().optional(),
  PIPEDRIVE_URL: z.url().optional(),
  GOOGLE_SHEETS_URL: z.url().optional(),
  GOOGLE_TOKEN_URL: z.url().optional(),
  SLACK_URL: z.url().optional(),
  TEAMS_URL: z.url().optional(),
  ZAPIER_URL: z.url().optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: openUrl.optional(),
  S3_KEY: text.optional(),
  S3_SECRET: text.optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_MONTHS: z.coerce.number().int().min(0).max(120).default(3),
  MAIL_URL: text.regex(/^smtps?:\/\/[^/]/, 'Name it with smtp:// or smtps://').optional(),
  MAIL_FROM: text.default('Adfjord <hello@adfjord.example>'),
  OPERATOR_NAME: text.default('Adfjord Demo AS'),
  OPERATOR_NUMBER: text.default('999 999 999'),
  OPERATOR_ADDRESS: text.default('Bryggen 1, 5003 Bergen'),
  OPERATOR_EMAIL: z.email().default('hello@adfjord.example'),
  PRICES_VAT: z.enum(['excluded', 'included', 'none']).default('excluded'),
  OPERATOR_PHONE: text.default('+47 55 00 00 00'),
});
