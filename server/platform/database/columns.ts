import { type Column, sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

export const moment = () => timestamp({ withTimezone: true });

/** Whether it holds one of these: a single parameter, where `inArray` builds and sends one for each. */
export const isAmong = (column: Column, values: string[]) => sql`${column} = any(${sql.param(values)})`;
