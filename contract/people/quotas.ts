import type { Plan } from './plans.ts';

export interface Quota {
  /** Drafts at a time; what is published does not count. */
  drafts: number;
  /** Uploads that have begun and are not whole, at a time. */
  openUploads: number;
  /** Of all pictures and films, those under way included. */
  storageGb: number;
}

/** How much of this server one workspace may hold: far more than anybody needs, and too little to fill it. */
export const quotas: Record<Plan, Quota> = {
  free: { drafts: 100, openUploads: 20, storageGb: 10 },
  basic: { drafts: 200, openUploads: 20, storageGb: 50 },
  pro: { drafts: 1_000, openUploads: 50, storageGb: 200 },
  enterprise: { drafts: 5_000, openUploads: 100, storageGb: 1_000 },
};
