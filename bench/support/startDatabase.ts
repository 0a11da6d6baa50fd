import { startPostgresServer } from '../../tools/shared/postgres.ts';
import { cpuOfFamily } from './cpuTime.ts';

/** Starts a PostgreSQL with enough memory for a million members. */
export async function startDatabase() {
  const server = await startPostgresServer({
    shared_buffers: '1GB',
    maintenance_work_mem: '512MB',
    max_wal_size: '4GB',
    // Each measurement vacuums once before it starts.
    autovacuum: 'off',
    fsync: 'off',
  });
  if (server === null) return null;
  // As in production, where the server is no superuser.
  await server.execute('create role bench login');
  return {
    stop: server.stop,
    /** CPU seconds used so far, including all connections. */
    cpu: () => cpuOfFamily(server.pid()),
    async create(name: string): Promise<string> {
      await server.execute(`create database ${name} owner bench`);
      const url = new URL(server.url(name));
      url.username = 'bench';
      return url.href;
    },
  };
}
