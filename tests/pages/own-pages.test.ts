import { ownCases } from './own-cases.ts';
import { walkPages } from './walk-page.ts';

walkPages(ownCases);
