import { liveCases } from './live-cases.ts';
import { walkPages } from './walk-page.ts';

walkPages(liveCases);
