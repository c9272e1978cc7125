import { type SettingName, type SetupPart, setupParts } from '#contract/operator/setup.ts';
import { m } from '#web/paraglide/messages.js';

interface PartWords {
  name: () => string;
  /** What it is for, and where to get what is asked for. */
  text: () => string;
}

export const partWords: Record<SetupPart, PartWords> = {
  address: { name: m.setup_part_address, text: m.setup_part_address_text },
  operator: { name: m.setup_part_operator, text: m.setup_part_operator_text },
  mail: { name: m.setup_part_mail, text: m.setup_part_mail_text },
  meta: { name: m.setup_part_meta, text: m.setup_part_meta_text },
  writer: { name: m.setup_part_writer, text: m.setup_part_writer_text },
  pictures: { name: m.setup_part_pictures, text: m.setup_part_pictures_text },
  meetings: { name: m.setup_part_meetings, text: m.setup_part_meetings_text },
  storage: { name: m.setup_part_storage, text: m.setup_part_storage_text },
};

export const partNames = Object.keys(setupParts) as SetupPart[];

/** The first are needed before others use it; the rest runs as practice until it is set. */
export const partGroups = [
  { title: m.setup_first_parts, parts: partNames.slice(0, 2), start: 1 },
  { title: m.setup_practice_parts, parts: partNames.slice(2), start: 3 },
];

/** How many parts there are, and what to have at hand for them. */
export const effortWords = () => m.setup_effort({ parts: partNames.length });

export const settingLabels: Record<SettingName, () => string> = {
  PUBLIC_URL: m.setup_field_public_url,
  OPERATOR_NAME: m.setup_field_operator_name,
  OPERATOR_NUMBER: m.setup_field_operator_number,
  OPERATOR_ADDRESS: m.setup_field_operator_address,
  OPERATOR_EMAIL: m.setup_field_operator_email,
  OPERATOR_PHONE: m.setup_field_operator_phone,
  MAIL_URL: m.setup_field_mail_url,
  MAIL_FROM: m.setup_field_mail_from,
  META_APP_ID: m.setup_field_meta_app_id,
  META_APP_SECRET: m.setup_field_meta_app_secret,
  WRITER_KEY: m.setup_field_key,
  WRITER_MODEL: m.setup_field_writer_model,
  PICTURES_KEY: m.setup_field_key,
  MEETINGS_ACCOUNT_ID: m.setup_field_meetings_account_id,
  MEETINGS_CLIENT_ID: m.setup_field_meetings_client_id,
  MEETINGS_CLIENT_SECRET: m.setup_field_meetings_client_secret,
  S3_BUCKET: m.setup_field_s3_bucket,
  S3_KEY: m.setup_field_s3_key,
  S3_SECRET: m.setup_field_s3_secret,
  S3_ENDPOINT: m.setup_field_s3_endpoint,
  S3_REGION: m.setup_field_s3_region,
};

/** What a value looks like, where that says more than words. */
export const examples: Partial<Record<SettingName, string>> = {
  PUBLIC_URL: 'https://ads.example.com',
  MAIL_URL: 'smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'Adfjord <hello@example.com>',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'eu-north-1',
};
