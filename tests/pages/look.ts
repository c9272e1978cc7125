import { expect } from '@playwright/test';

/** Looks until it is so: longer than anything takes on a busy machine. */
export const look = expect.configure({ timeout: 20_000 });
