export interface FoundLocation {
  type: 'city' | 'region' | 'country';
  key: string;
  name: string;
  region: string | null;
  countryCode: string;
  countryName: string;
}

export interface LocationSearch {
  query: string;
  limit: number;
  language?: 'en' | 'nb';
}

export interface LeadForm {
  id: string;
  name: string;
  /** ACTIVE, ARCHIVED, DELETED or DRAFT. */
  status: string;
  leadsCount: number;
  createdAt: Date | null;
}

export interface Pixel {
  id: string;
  name: string;
  lastFiredAt: Date | null;
}

export interface Choices {
  searchLocations(token: string, search: LocationSearch): Promise<FoundLocation[]>;
  listLeadForms(page: { pageId: string; pageToken: string }): Promise<LeadForm[]>;
  listPixels(token: string, adAccountId: string): Promise<Pixel[]>;
}
