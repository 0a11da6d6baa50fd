import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgresServer } from '../../../tools/shared/postgres.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDb } from '../src/platform/db/openDb.ts';

/** A self-signed certificate for 127.0.0.1. */
async function certificate(folder: string, name: string): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  await promisify(execFile)('openssl', [...words, ...subject, '-keyout', key, '-out', cert]);
  return { key, cert };
}

test('connects to PostgreSQL over TLS, and rejects a server with the certificate of another authority', async ({
  skip,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-tls-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const own = await certificate(folder, 'own');
  const other = await certificate(folder, 'other');
  // PostgreSQL does not run as root, and requires that only its user can read the key.
  await chmod(own.key, 0o600);
  if (process.getuid?.() === 0) {
    const { stdout } = await promisify(execFile)('id', ['-u', 'postgres']);
    await chown(own.key, Number(stdout), Number(stdout));
  }
  const postgres = await startPostgresServer({
    ssl: 'on',
    ssl_cert_file: own.cert,
    ssl_key_file: own.key,
  });
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  onTestFinished(() => postgres.stop());
  const url = postgres.url('postgres');
  const open = (authority: string) =>
    openDb(readConfig({ DATABASE_URL: url, UPLINE_DATABASE_CA: authority }).databaseUrl);

  const { driver, close } = await open(own.cert);
  if (driver.kind !== 'server') throw new Error('The database is a PostgreSQL.');
  const { rows } = await driver.pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  await close();
  expect(rows).toEqual([{ ssl: true }]);
  await expect(open(other.cert)).rejects.toThrow(
    /The database of DATABASE_URL cannot be opened: .*certificate/,
  );
});
