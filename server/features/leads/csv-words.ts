import type { LeadStatus } from '#contract/leads.ts';
import type { Language } from '#contract/people.ts';
import type { Delimiter } from './csv.ts';

interface CsvWords {
  /** What Excel takes for the end of a cell where this language is spoken. */
  delimiter: Delimiter;
  columns: { id: string; createdAt: string; status: string; note: string };
  statuses: Record<LeadStatus, string>;
}

/** What a list of leads says besides the answers. */
export const csvWords: Record<Language, CsvWords> = {
  en: {
    delimiter: ',',
    columns: { id: 'Lead ID', createdAt: 'Created time', status: 'Status', note: 'Note' },
    statuses: { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' },
  },
  nb: {
    delimiter: ';',
    columns: { id: 'Lead-ID', createdAt: 'Opprettet', status: 'Status', note: 'Notat' },
    statuses: { new: 'Ny', contacted: 'Kontaktet', won: 'Vunnet', lost: 'Tapt' },
  },
};
