import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { optionalSettings, setupParts } from '#contract/operator/setup.ts';
import type { z } from 'zod';
import { cannotListenOn, CannotStart } from './cannot-start.ts';
import { Environment } from './environment.ts';
import { type Kept, keptFile, readKept } from './kept-settings.ts';
import { readOpeningHours } from './read-opening-hours.ts';

/** With half of one everything would start, and quietly do without it. */
const together = [
  ...Object.values(setupParts).map((names) => names.filter((name) => !optionalSettings.has(name))),
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const,
  ['FACEBOOK_SIGN_IN_ID', 'FACEBOOK_SIGN_IN_SECRET'] as const,
];
const registerOfFirms = 'https://data.brreg.no/enhetsregisteret/api';

type Given = Record<string, string | undefined>;

/** Reads the environment once, and what was set in the browser beneath it. Empty counts as not set; what is wrong is named, all of it at once. */
export function readSettings(environment: Given): Settings {
  const given = readGiven(environment);
  const dataDir = resolve(given['DATA_DIR'] ?? './data');
  const kept = readKept(dataDir, () => given['SECRET'] ?? keptSecret(dataDir));
  try {
    return settingsOf(given, kept);
  } catch (error) {
    const names = Object.keys(kept);
    if (!(error instanceof CannotStart) || names.length === 0) throw error;
    const hint = `Set in the browser: ${names.join(', ')}. To start without them, remove ${keptFile(dataDir)}.`;
    throw new CannotStart(`${error.message}\n${hint}`);
  }
}

/** What is set itself, or lies in a file whose place is set, as secrets of containers do. Empty counts as not set. */
function readGiven(environment: Given): Given {
  const fromFiles = Object.entries(environment).flatMap(([place, file]) => {
    const name = place.replace(/_FILE$/, '');
    return file && name !== place && name in Environment.shape ? [[name, readFrom(place, file)]] : [];
  });
  const isSet = ([, value]: (string | undefined)[]) => value !== undefined && value !== '';
  return Object.fromEntries([...fromFiles, ...Object.entries(environment)].filter(isSet));
}

function readFrom(place: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new CannotStart(`${place} names a file that cannot be read: ${file}`);
  }
}

/** The same settings with other values set in the browser. */
export function withKept({ given }: Settings, kept: Kept): Settings {
  return settingsOf(given, kept);
}

function settingsOf(given: Given, kept: Kept) {
  const read = Environment.safeParse({ ...kept, ...given });
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new CannotStart(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const env = read.data;
  const half = together.find((names) => new Set(names.map((name) => env[name] !== undefined)).size > 1);
  if (half) throw new CannotStart(`${half.join(', ')} belong together: please set all of them, or none.`);
  const dataDir = resolve(env.DATA_DIR);
  const address = URL.parse(env.PUBLIC_URL ?? `http://${nameOfHost(env.HOST)}:${env.PORT}`);
  if (!address) throw new CannotStart(cannotListenOn(env.HOST));
  /** As browsers write it: they name no usual port and no capital letters where they say where they come from. */
  const publicUrl = address.origin;
  const sandboxUrl = (env.SANDBOX_URL ?? `http://127.0.0.1:${env.SANDBOX_PORT}`).replace(/\/$/, '');
  const metaIsReal = env.META_APP_ID !== undefined;
  const meetingsAreReal = env.MEETINGS_ACCOUNT_ID !== undefined;
  const secret = env.SECRET ?? keptSecret(dataDir);
  /** Nobody but this machine knows the address. */
  const isOnThisMachine = isLoopback(address);
  const practice = {
    meta: !metaIsReal,
    writer: !env.WRITER_KEY,
    pictures: !env.PICTURES_KEY,
    meetings: !meetingsAreReal,
    mail: !env.MAIL_URL,
  };
  const appSecret =
    env.SANDBOX_APP_SECRET ?? (isOnThisMachine ? 'practice-app-secret' : madeFrom(secret, 'practice app'));
  if (practice.meta && env.SANDBOX_URL && !isOnThisMachine && !env.SANDBOX_APP_SECRET)
    throw new CannotStart(
      'PUBLIC_URL can be reached from elsewhere and SANDBOX_URL names practice services of yours: please set SANDBOX_APP_SECRET, the same for both.',
    );
  return {
    /** The environment, and what was set in the browser when this process began. */
    given,
    kept,
    startsAgain: env.STARTS_AGAIN === 'yes',
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    isOnThisMachine,
    /** How many proxies of the operator's own stand in front, each adding to X-Forwarded-For. */
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    secret,
    /** Who knows it may read /metrics from elsewhere. */
    metricsToken: env.METRICS_TOKEN,
    /** Who collects traces and metrics, if anybody does. */
    telemetryUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    /** Whether what is announced and not built yet has its pages. */
    showsPlannedAreas: env.PLANNED_AREAS === 'shown',
    /** When support is met by video; undefined: always. */
    supportHours: readOpeningHours(env.SUPPORT_HOURS),
    signIn: {
      google: keyPair(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      facebook: keyPair(env.FACEBOOK_SIGN_IN_ID, env.FACEBOOK_SIGN_IN_SECRET),
    },
    sandbox: {
      url: sandboxUrl,
      port: env.SANDBOX_PORT,
      isOurs: !env.SANDBOX_URL && Object.values(practice).includes(true),
      appSecret,
    },
    practice,
    meta: {
      url: env.META_URL ?? (metaIsReal ? 'https://graph.facebook.com' : `${sandboxUrl}/meta`),
      dialogUrl: env.META_DIALOG_URL ?? (metaIsReal ? 'https://www.facebook.com' : `${sandboxUrl}/meta`),
      appId: env.META_APP_ID ?? '1000000000000001',
      appSecret: env.META_APP_SECRET ?? appSecret,
      ...(env.META_PATIENCE_MS && { patienceMs: env.META_PATIENCE_MS }),
    },
    writer: {
      url: env.WRITER_URL ?? (env.WRITER_KEY ? 'https://api.anthropic.com/v1' : `${sandboxUrl}/writer/v1`),
      key: env.WRITER_KEY ?? 'practice',
      ...(env.WRITER_MODEL && { model: env.WRITER_MODEL }),
      /** Requests of everybody together, by the day. */
      dailyLimit: env.WRITER_DAILY_LIMIT,
    },
    pictures: {
      url: env.PICTURES_URL ?? (env.PICTURES_KEY ? 'https://api.claid.ai/v1' : `${sandboxUrl}/pictures/v1`),
      key: env.PICTURES_KEY ?? 'practice',
    },
    meetings: {
      url: env.MEETINGS_URL ?? (meetingsAreReal ? 'https://api.zoom.us/v2' : `${sandboxUrl}/meetings/v2`),
      signInUrl: env.MEETINGS_SIGN_IN_URL ?? (meetingsAreReal ? 'https://zoom.us' : `${sandboxUrl}/meetings`),
      accountId: env.MEETINGS_ACCOUNT_ID ?? 'practice',
      clientId: env.MEETINGS_CLIENT_ID ?? 'practice',
      clientSecret: env.MEETINGS_CLIENT_SECRET ?? 'practice',
    },
    /** Whether pages that running ads lead to are looked at, and who answers for all of the web in practice. */
    websites: {
      areLookedAt: env.LANDING_PAGE_LOOKS === 'on',
      standInUrl: metaIsReal ? undefined : `${sandboxUrl}/websites`,
    },
    register: { url: env.REGISTER_URL ?? (metaIsReal ? registerOfFirms : `${sandboxUrl}/register`) },
    leadTargets: leadTargetsOf(env, metaIsReal ? undefined : `${sandboxUrl}/systems`),
    storage: { folder: join(dataDir, 'files'), s3: bucketOf(env) },
    /** Where the night's backup goes, if anywhere, and for how many months the last of each is kept. */
    backups: { folder: env.BACKUP_DIR && resolve(env.BACKUP_DIR), months: env.BACKUP_MONTHS },
    mail: { url: env.MAIL_URL ?? practiceMail(sandboxUrl), from: env.MAIL_FROM },
    /** Who runs this installation, as the public pages tell it. */
    operator: {
      name: env.OPERATOR_NAME,
      number: env.OPERATOR_NUMBER,
      address: env.OPERATOR_ADDRESS,
      email: env.OPERATOR_EMAIL,
      phone: env.OPERATOR_PHONE,
      /** How the plans' prices are told: without value added tax, with it, or no word of it. */
      vat: env.PRICES_VAT,
    },
  };
}

export type Settings = ReturnType<typeof settingsOf>;

/** As it stands in an address: a server that listens everywhere is found at home, and IPv6 needs its brackets. */
function nameOfHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** A secret of its own for one purpose, which tells nothing of the one it is made from. */
function madeFrom(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

/** Where the systems are that leads go to. Teams and whoever takes flat webhooks are where a person says, unless somebody stands in. */
function leadTargetsOf(env: z.infer<typeof Environment>, sandbox: string | undefined) {
  const at = (name: string, real?: string) => (sandbox ? `${sandbox}/${name}` : real);
  const googleToken = env.GOOGLE_TOKEN_URL ?? at('google/token', 'https://oauth2.googleapis.com/token');
  const urls = {
    hubspot: env.HUBSPOT_URL ?? at('hubspot', 'https://api.hubapi.com'),
    pipedrive: env.PIPEDRIVE_URL ?? at('pipedrive', 'https://api.pipedrive.com'),
    'google-sheets': env.GOOGLE_SHEETS_URL ?? at('google', 'https://sheets.googleapis.com'),
    slack: env.SLACK_URL ?? at('slack', 'https://hooks.slack.com'),
    teams: env.TEAMS_URL ?? at('teams'),
    'flat-webhook': env.ZAPIER_URL ?? at('zapier'),
  };
  return { urls, googleTokenUrl: String(googleToken) };
}

function keyPair(clientId?: string, clientSecret?: string) {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function bucketOf({ S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_KEY, S3_SECRET }: z.infer<typeof Environment>) {
  if (S3_BUCKET && S3_KEY && S3_SECRET)
    return { bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT, key: S3_KEY, secret: S3_SECRET };
  if (S3_ENDPOINT)
    throw new CannotStart('S3_ENDPOINT names no bucket: please set S3_BUCKET, too, or neither.');
  return undefined;
}

/** The practice mailbox takes emails on the port above the sandbox's own. */
function practiceMail(sandboxUrl: string): string {
  const { hostname, port: webPort } = new URL(sandboxUrl);
  return `smtp://${hostname}:${Number(webPort || 80) + 1}`;
}

/** The secret of this installation: made at the first start, kept for its owner's eyes only. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
