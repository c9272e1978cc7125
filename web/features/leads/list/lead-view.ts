import { type LeadStatus, leadStatuses } from '#contract/leads/lead.ts';
import { oneOf } from '#web/one-of.ts';

/** Which leads are shown. All of it stands in the address. */
export interface LeadView {
  search: string;
  /** Empty for all. */
  status: LeadStatus | '';
}

/** Read from an address: what it says wrongly is as if it did not say it. */
export function readView(address: URLSearchParams): LeadView {
  const status = oneOf(leadStatuses, address.get('status')) ?? '';
  return { search: (address.get('q') ?? '').slice(0, 100), status };
}

/** The address that shows the same leads; what is as usual goes without saying. */
export function writeView(address: URLSearchParams, changes: Partial<LeadView>): URLSearchParams {
  const { search, status } = { ...readView(address), ...changes };
  const written = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ q: search, status })) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
