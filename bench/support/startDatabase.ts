import { startPostgresServer } from '../../tools/shared/postgres.ts';
import { cpuOfFamily } from './cpuTime.ts';

/** A PostgreSQL that has room for a million members in memory. */
export async function startDatabase() {
  const server = await startPostgresServer({
    shared_buffers: '1GB',
    maintenance_work_mem: '512MB',
    max_wal_size: '4GB',
    // Each measurement cleans up once, before it begins.
    autovacuum: 'off',
    fsync: 'off',
  });
  if (server === null) return null;
  // As in production, where the server is no superuser.
  await server.execute('create role bench login');
  return {
    stop: server.stop,
    /** The CPU time that it has used so far, with all its connections, in seconds. */
    cpu: () => cpuOfFamily(server.pid()),
    async create(name: string): Promise<string> {
      await server.execute(`create database ${name} owner bench`);
      const url = new URL(server.url(name));
      url.username = 'bench';
      return url.href;
    },
  };
}
