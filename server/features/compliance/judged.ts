import type { Content } from './rule.ts';

/** What is held against the rules, and whose answers hold for it. */
export interface Judged {
  /** A campaign of ours, one made in Ads Manager by Meta's id, or a page whose forms they are. */
  subject: string;
  /** What it is called in the log. */
  name: string;
  content: Content;
  /** What is shown already: of a change only what it brings is asked. */
  before?: Content;
  /** Ads that are not chosen: they hold nothing up. */
  spare?: Content;
}
