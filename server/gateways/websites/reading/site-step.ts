/** Why a page was left out. */
export type LeftOut =
  | 'robots'
  | 'not-found'
  | 'refused'
  | 'too-large'
  | 'slow'
  | 'no-page'
  | 'elsewhere'
  | 'unreachable';

/** Why a website cannot be read at all. */
export type SiteProblem =
  | 'no-server'
  | 'no-answer'
  | 'private-network'
  | 'insecure'
  | 'endless'
  | 'robots'
  | 'refused'
  | 'not-found'
  | 'server-error'
  | 'slow'
  | 'too-large'
  | 'pdf'
  | 'no-page'
  | 'login';

/** What happens while a website is read, in this order; a website that cannot be read has failed at its front page. */
export type SiteStep =
  /** The front page where it is after redirects, then those that matter. */
  | { type: 'planned'; urls: string[] }
  | { type: 'reading'; url: string }
  /** `isWhole`: it was not cut off where a page becomes larger than anybody reads. */
  | { type: 'read'; url: string; html: string; isWhole: boolean }
  | { type: 'skipped'; url: string; because: LeftOut }
  | { type: 'failed'; problem: SiteProblem };
