import pg from 'pg';

/** A database of its own on a PostgreSQL server, which goes with whoever uses it; a copy of a template if one is named. */
export async function makePostgresDatabase(
  server: string,
  template?: string,
): Promise<{ name: string; url: string } & AsyncDisposable> {
  const name = `adfjord_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    name,
    url: url.href,
    [Symbol.asyncDispose]: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
