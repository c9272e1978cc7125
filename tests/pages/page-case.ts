import type { People } from './people.ts';

/** What a person is told where it is not the page that was asked for: the address they are brought to instead. */
interface Elsewhere {
  at?: string;
}

type Action = ['button' | 'link' | 'tab', string];

/** One page, and what it says in each of its states. */
export interface PageCase {
  /** As in web/routes.ts, all the way from the root. */
  pattern: string;
  /** The same page at another address. */
  alias?: { pattern: string; path: (people: People) => string };
  path: (people: People) => string;
  /** While the answers are on their way. Never what is only true once they are here. */
  loading: { title: string; says: string };
  /** Without a connection, where that is not what it says while it loads: it is known from the page before. */
  offline?: { title: string; says: string };
  /** To somebody who has nothing yet, or may not see it. */
  empty: Elsewhere & { title: string; says: string; action: Action };
  /** Where the server fails: `toast` when it is told beside another page. */
  error: Elsewhere & { says: string; toast?: true };
  filled: Elsewhere & { title: string; heading: string; says: string };
  /** It shows what it shows without a word from the server. */
  asksNothing?: true;
  /** It is only shown once it is read: until then a person stays where they are. */
  readFirst?: true;
}
