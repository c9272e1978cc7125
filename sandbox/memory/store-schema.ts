export const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 2000;

  CREATE TABLE IF NOT EXISTS things (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    account TEXT NOT NULL,
    parent TEXT NOT NULL,
    fields TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS things_by_account ON things (kind, account, seq);
  CREATE INDEX IF NOT EXISTS things_by_parent ON things (kind, parent, seq);

  CREATE TABLE IF NOT EXISTS changes (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    thing TEXT NOT NULL,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    value TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS changes_by_thing ON changes (thing, at);

  CREATE TABLE IF NOT EXISTS files (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL
  );

  CREATE TABLE IF NOT EXISTS requests (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    service TEXT NOT NULL,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    status INTEGER NOT NULL,
    ms INTEGER NOT NULL,
    operations INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS exchanges (
    seq INTEGER PRIMARY KEY,
    query TEXT NOT NULL,
    asked TEXT NOT NULL,
    answered TEXT NOT NULL,
    operations TEXT NOT NULL,
    troubles TEXT NOT NULL
  );

  CREATE TABLE IF NOT EXISTS troubles (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    rule TEXT NOT NULL,
    skip INTEGER NOT NULL,
    times INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS delivered (
    campaign TEXT NOT NULL,
    day TEXT NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (campaign, day)
  ) WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS settled (campaign TEXT PRIMARY KEY, day TEXT NOT NULL);

  CREATE TABLE IF NOT EXISTS arrivals (seq INTEGER PRIMARY KEY AUTOINCREMENT, page TEXT NOT NULL, value TEXT NOT NULL);

  CREATE TABLE IF NOT EXISTS deliveries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    tries TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS deliveries_by_state ON deliveries (state, next_at);

  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

/** What a new world begins without. */
export const tables = [
  'things',
  'changes',
  'settings',
  'troubles',
  'requests',
  'exchanges',
  'files',
  'delivered',
  'settled',
  'arrivals',
  'deliveries',
];
