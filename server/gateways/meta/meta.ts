import type { Accounts } from './accounts.ts';
import type { Choices } from './choices.ts';
import type { Insights } from './insights.ts';
import type { Listings } from './listings.ts';
import type { Login } from './login.ts';
import type { Publishing } from './publishing.ts';

/** Everything we ask of Meta, in our own words. */
export interface Meta extends Login, Accounts, Choices, Publishing, Listings, Insights {}
