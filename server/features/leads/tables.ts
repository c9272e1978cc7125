import { moment } from '#server/platform/database/columns.ts';
import { type LeadAnswer, type LeadQuestion, leadStatuses, lostReasons } from '#contract/leads/lead.ts';
import { targetKinds } from '#contract/leads/lead-targets.ts';
import type { MatchQuality } from '#server/gateways/meta/leads/match-quality.ts';
import { codedText } from '#server/platform/database/coded-text-column.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { keptPersonId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** People who answered a form, as Meta told it, and what became of them. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    facebookLeadId: text().notNull(),
    facebookFormId: text().notNull(),
    facebookPageId: text().notNull(),
    facebookCampaignId: text(),
    facebookAdId: text(),
    isTest: boolean().default(false).notNull(),
    answers: jsonb().$type<LeadAnswer[]>().notNull(),
    /** Their e-mail addresses and phone numbers, made comparable: by these one person is found. */
    contacts: text().array().notNull(),
    /** All answers and the note in small letters, for searching. */
    searchText: text().notNull(),
    status: text({ enum: leadStatuses }).default('new').notNull(),
    note: text().default('').notNull(),
    /** When the form was sent. */
    createdAt: moment().notNull(),
    receivedAt: moment().defaultNow().notNull(),
    /** When somebody came to them first; null while nobody has. */
    contactedAt: moment(),
    nextStep: text(),
    nextStepAt: moment(),
    wonMinor: bigint({ mode: 'number' }),
    wonCurrency: char({ length: 3 }),
    lostReason: text({ enum: lostReasons }),
    /** Who sees to it. */
    takenById: keptPersonId(),
  },
  (table) => [
    uniqueIndex('a_lead_once_per_workspace').on(table.workspaceId, table.facebookLeadId),
    index('leads_by_form').on(table.workspaceId, table.facebookFormId, table.createdAt, table.id),
    index('leads_by_campaign').on(table.workspaceId, table.facebookCampaignId, table.facebookFormId),
    index('leads_by_age').on(table.workspaceId, table.createdAt),
    index('leads_by_contact').using('gin', table.contacts),
    index('leads_by_arrival').on(table.workspaceId, table.receivedAt),
    index('leads_by_next_step')
      .on(table.workspaceId, table.nextStepAt)
      .where(sql`${table.nextStepAt} is not null`),
    index('leads_by_taker').on(table.takenById),
  ],
);

/** Each time the status of a lead changed. Nothing is ever changed in it. */
export const leadStages = pgTable(
  'lead_stages',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    status: text({ enum: leadStatuses }).notNull(),
    at: moment().notNull(),
    /** Null for a program, and once the person is gone. */
    personId: keptPersonId(),
  },
  (table) => [
    index('lead_stages_by_lead').on(table.leadId, table.at),
    index('lead_stages_by_workspace').on(table.workspaceId),
    index('lead_stages_by_person').on(table.personId),
  ],
);

/** Forms whose leads are read, and how far that has come. */
export const readForms = pgTable(
  'read_forms',
  {
    workspaceId: workspaceId(),
    facebookFormId: text().notNull(),
    facebookPageId: text().notNull(),
    name: text().default('').notNull(),
    /** What it asks, and what its leads answer beyond that. */
    questions: jsonb().$type<LeadQuestion[]>().default([]).notNull(),
    /** When we came to know of it: what is much older is no news. */
    addedAt: moment().defaultNow().notNull(),
    /** How many leads Meta had that it still hands out. */
    leadsAtMeta: integer(),
    /** How many more it counted without handing them out, when all were read the last time. */
    outOfReach: integer().default(0).notNull(),
    countedAt: moment(),
    /** When a reading was begun the last time, however it ended. */
    triedAt: moment(),
    /** When the last reading that went well was begun: nothing from before it is missing. */
    readAt: moment(),
    /** When all of Meta's leads were read the last time. */
    readWhollyAt: moment(),
    /** How many of its leads were sent long before we came to know of it; null until all are read. */
    earlierLeads: integer(),
    /** When they were found; null when there are none. */
    earlierFoundAt: moment(),
    /** When a letter told of them. */
    earlierToldAt: moment(),
    /** What went wrong the last time, in plain words; null when nothing did. */
    problem: codedText(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookFormId] })],
);

/** With which forms campaigns collect leads that were made in Ads Manager, as Meta told. */
export const foreignForms = pgTable(
  'foreign_forms',
  {
    workspaceId: workspaceId(),
    facebookCampaignId: text().notNull(),
    /** Empty when it has none. */
    facebookFormIds: text().array().notNull(),
    facebookPageId: text(),
    askedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookCampaignId] })],
);

/** What a person has erased: Meta still tells of it until it is 90 days old, and it may not come back. */
export const erasedLeads = pgTable(
  'erased_leads',
  {
    workspaceId: workspaceId(),
    facebookLeadId: text().notNull(),
    facebookFormId: text().notNull(),
    isTest: boolean().default(false).notNull(),
    /** When the form was sent. */
    createdAt: moment().notNull(),
    erasedAt: moment().defaultNow().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookLeadId] })],
);

/** Leads that could not be kept as Meta wrote them: they are asked for again and again, and hold up no other. */
export const setAsideLeads = pgTable(
  'set_aside_leads',
  {
    workspaceId: workspaceId(),
    facebookLeadId: text().notNull(),
    facebookFormId: text().notNull(),
    setAsideAt: moment().notNull(),
    triedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookLeadId] })],
);

/** How long a workspace keeps leads. Without a row, as long as the contract says. */
export const leadRetentions = pgTable('lead_retentions', {
  workspaceId: workspaceId().primaryKey(),
  months: integer().notNull(),
});

/** Other systems that leads are delivered to. */
export const leadTargets = pgTable(
  'lead_targets',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    kind: text({ enum: targetKinds }).notNull(),
    name: text().notNull(),
    /** As far as it is no secret. */
    address: text().notNull(),
    isOn: boolean().notNull(),
    /** Null for all. */
    facebookCampaignIds: text().array(),
    takesTests: boolean().notNull(),
    takesChanges: boolean().notNull(),
    sealedSecret: text().notNull(),
    secretHint: text().notNull(),
    /** Until then it is left alone: it was down, or asked for it. */
    restUntil: moment(),
    createdAt: moment().defaultNow().notNull(),
  },
  (table) => [index('lead_targets_by_workspace').on(table.workspaceId, table.createdAt)],
);

/** One thing about a lead on its way to another system, or a test. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    targetId: uuid()
      .references(() => leadTargets.id, { onDelete: 'cascade' })
      .notNull(),
    event: text({ enum: ['created', 'updated', 'erased'] })
      .default('created')
      .notNull(),
    /** Null for a test, and once the lead is gone. */
    leadId: uuid().references(() => leads.id, { onDelete: 'set null' }),
    /** Of a lead that was erased: by which numbers it was known here and at Meta. */
    erased: jsonb().$type<{ id: string; metaLeadId: string }>(),
    isTest: boolean().default(false).notNull(),
    status: text({ enum: ['waiting', 'delivered', 'given-up'] })
      .default('waiting')
      .notNull(),
    tries: integer().default(0).notNull(),
    createdAt: moment().defaultNow().notNull(),
    lastTriedAt: moment(),
    nextTryAt: moment(),
    lastHttpStatus: integer(),
    lastProblem: codedText(),
  },
  (table) => [
    index('lead_deliveries_by_target').on(table.targetId, table.createdAt),
    index('waiting_lead_deliveries')
      .on(table.targetId, table.nextTryAt)
      .where(sql`${table.status} = 'waiting'`),
    index('lead_deliveries_by_lead').on(table.leadId),
  ],
);

/** Whether Meta is told what becomes of leads, and where. */
export const leadEventSettings = pgTable('lead_event_settings', {
  workspaceId: workspaceId().primaryKey(),
  isOn: boolean().notNull(),
  datasetId: text(),
  datasetName: text(),
  /** Who said that it may be done. */
  confirmedBy: text(),
  since: moment(),
  lastSentAt: moment(),
  /** What held up all of them the last time. */
  lastProblem: codedText(),
  /** How well Meta recognises people by what it is sent, as it last told; null while it has told nothing of it. */
  matchQuality: jsonb().$type<MatchQuality & { readAt: string }>(),
  /** When it was last asked, whatever it answered. */
  qualityAskedAt: moment(),
});

/** A stage of a lead that Meta is told of, once. */
export const leadEvents = pgTable(
  'lead_events',
  {
    /** The same however often it is tried. */
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    leadId: uuid()
      .references(() => leads.id, { onDelete: 'cascade' })
      .notNull(),
    stage: text({ enum: leadStatuses }).notNull(),
    at: moment().notNull(),
    status: text({ enum: ['waiting', 'sent', 'given-up'] })
      .default('waiting')
      .notNull(),
    tries: integer().default(0).notNull(),
    nextTryAt: moment(),
    problem: codedText(),
  },
  (table) => [
    uniqueIndex('an_event_once_per_stage').on(table.leadId, table.stage),
    index('waiting_lead_events')
      .on(table.workspaceId, table.nextTryAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
);
