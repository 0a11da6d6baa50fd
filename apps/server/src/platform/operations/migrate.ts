// `pnpm migrate`: migrates the tables of a PostgreSQL database as their owner, and grants the other
// roles their rights.
import '@upline/chain/compileCache';

const { Command } = await import('commander');
const { readConfig } = await import('../config/config.ts');
const { grantRoles } = await import('../db/databaseRoles.ts');
const { openDb } = await import('../db/openDb.ts');

async function migrate(): Promise<string> {
  const { DATABASE_URL, UPLINE_DATABASE_CA, UPLINE_SERVER_PASSWORD, UPLINE_BACKUP_PASSWORD } = process.env;
  // The other settings belong to the servers.
  const { databaseUrl } = readConfig({ DATABASE_URL, UPLINE_DATABASE_CA });
  if (!databaseUrl.startsWith('postgres')) {
    throw new Error(
      'DATABASE_URL names no PostgreSQL. The embedded database is brought up to date by its server.',
    );
  }
  const onProgress = (words: string) => void process.stdout.write(`${words}\n`);
  await (await openDb(databaseUrl, { onProgress, connections: 2 })).close();
  const given = await grantRoles(databaseUrl, {
    ...(UPLINE_SERVER_PASSWORD && { server: UPLINE_SERVER_PASSWORD }),
    ...(UPLINE_BACKUP_PASSWORD && { backup: UPLINE_BACKUP_PASSWORD }),
  });
  return ['The tables are up to date.', ...given.map((role) => `${role} has its rights.`)].join(' ');
}

new Command('pnpm migrate')
  .description(
    'Brings the tables of the PostgreSQL in DATABASE_URL up to date and gives the other roles their rights.',
  )
  .parse();
try {
  process.stdout.write(`${await migrate()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
