import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (url: string, more: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: url, ...more }).databaseUrl;

test.each([
  'memory:',
  'file:/var/lib/upline/database',
  'postgres://upline@127.0.0.1:5432/upline',
  'postgres://upline@localhost/upline',
  'postgresql://upline@[::1]/upline',
  'postgres://upline:secret@database:5432/upline',
  'postgres:///upline?host=/run/postgresql',
  'postgres://upline@%2Frun%2Fpostgresql/upline',
  'postgres://upline@db.example.com/upline?sslmode=verify-full',
  'postgres://upline@db.example.com/upline?sslmode=disable',
])('leaves %s unchanged', (url) => {
  expect(read(url)).toBe(url);
});

test.each([
  'postgres://upline:secret@db.example.com/upline',
  'postgres://upline:secret@10.0.0.5:5432/upline',
  'postgres://upline:secret@[2001:db8::1]/upline',
  'postgres://upline:secret@database/upline?host=db.example.com',
])('rejects unencrypted %s without repeating a secret', (url) => {
  expect(() => read(url)).toThrow(/DATABASE_URL: .*sslmode=verify-full/);
  expect(() => read(url)).not.toThrow(/secret/);
});

test('verifies the certificate of a provider, whatever the host', () => {
  const authority = { UPLINE_DATABASE_CA: '/etc/upline/ca.pem' };
  for (const host of ['db.example.com', '127.0.0.1']) {
    expect(read(`postgres://upline@${host}/upline`, authority)).toBe(
      `postgres://upline@${host}/upline?sslmode=verify-full&sslrootcert=%2Fetc%2Fupline%2Fca.pem`,
    );
  }
  expect(() => read('memory:', authority)).toThrow(/UPLINE_DATABASE_CA/);
});
