import { campaignCases } from './campaign-cases.ts';
import { walkPages } from './walk-page.ts';

walkPages(campaignCases);
