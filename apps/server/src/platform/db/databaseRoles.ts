import pg from 'pg';
import type { Driver } from './openDb.ts';

/** Roles that connect to PostgreSQL besides the owner of the tables. */
const roles = { server: 'upline_server', backup: 'upline_backup' } as const;

/** A password per role; a role without one is not changed. */
export type RolePasswords = Partial<Record<keyof typeof roles, string>>;

/**
 * Tables whose rows a trigger protects from changes; the tables' owner could disable the trigger.
 */
const keptTables = `
  select distinct tgrelid::regclass::text as name from pg_trigger
  where tgfoid = to_regproc('public.refuse_change') order by name`;

async function makeRole(client: pg.Client, name: string, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [name]);
  // A new role has no rights but these. Only a superuser may name the others, even to deny them.
  const verb = found.rowCount === 0 ? 'create' : 'alter';
  await client.query(`${verb} role ${name} login password ${pg.escapeLiteral(password)}`);
}

/** Grants the server role reads and writes, but only inserts on protected tables. */
async function allowServer(client: pg.Client): Promise<void> {
  const { server } = roles;
  for (const right of [
    `usage on schema public, drizzle to ${server}`,
    `select on drizzle.__drizzle_migrations to ${server}`,
    `select, insert, update, delete on all tables in schema public to ${server}`,
    `usage on all sequences in schema public to ${server}`,
  ]) {
    await client.query(`grant ${right}`);
  }
  const { rows } = await client.query(keptTables);
  for (const { name } of rows) await client.query(`revoke update, delete on ${name} from ${server}`);
}

/**
 * Creates the roles that have a password, or changes their passwords, with minimal rights:
 * `upline_server` cannot alter tables or audit entries, `upline_backup` can only read.
 * @param url The database as the owner of its tables, with the right to create roles. The tables
 * are migrated.
 */
export async function grantRoles(url: string, { server, backup }: RolePasswords): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'upline roles' });
  await client.connect();
  try {
    await client.query('begin');
    if (server !== undefined) {
      await makeRole(client, roles.server, server);
      await allowServer(client);
    }
    if (backup !== undefined) {
      await makeRole(client, roles.backup, backup);
      await client.query(`grant pg_read_all_data to ${roles.backup}`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
  return [...(server === undefined ? [] : [roles.server]), ...(backup === undefined ? [] : [roles.backup])];
}

/**
 * @throws Error if the server connects as a superuser, who could change the audit and run programs
 * on the database's machine.
 */
export async function refuseSuperuser(driver: Driver): Promise<void> {
  if (driver.kind === 'embedded') return;
  const { rows } = await driver.pool.query('select rolsuper from pg_roles where rolname = current_user');
  if (!rows[0]?.rolsuper) return;
  throw new Error(
    'DATABASE_URL names a superuser of PostgreSQL, who can change the audit and run programs on its machine. Give the ' +
      'server a role of its own: docs/deploy.md, "Roles of the database".',
  );
}
