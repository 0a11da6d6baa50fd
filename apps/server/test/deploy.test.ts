import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { knownVariables } from '../src/platform/config/environment.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFile(`${repository}${path}`, 'utf8');

/** Milliseconds that `listen.ts` gives to open requests, plus time to close the rest. */
const longestStop = 20_000;

const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1]) * 1000;

/** The direct dependencies of each workspace. */
const lockSchema = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: z.record(z.string(), z.object({ version: z.string() })).optional() }),
  ),
});

/** A server in compose.yaml. */
type Server = Record<string, unknown> & { environment: object; networks: string[] };

test('compose gives both servers one database, a read-only root and time to stop', async () => {
  const compose = parse(await read('deploy/compose.yaml'), { merge: true });
  const { database, proxy, backup, migrate, ...servers } = compose.services;
  expect(Object.keys(servers)).toEqual(['server-a', 'server-b']);
  for (const server of Object.values<Server>(servers)) {
    const named = Object.keys(server.environment);
    expect(named.filter((name) => !knownVariables.includes(name))).toEqual([]);
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], depends_on: { database: {} } });
    expect(seconds(String(server.stop_grace_period))).toBeGreaterThan(longestStop);
    expect(server.environment).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/upline_server:.*@database:5432\//),
      UPLINE_TRUSTED_PROXIES: proxy.networks.inside.ipv4_address,
    });
    expect(server).not.toHaveProperty('ports');
    // The proxy shares one network with the servers, which trust its address there.
    const shared = Object.keys(proxy.networks).filter((name) => server.networks.includes(name));
    expect(shared).toEqual(['inside']);
  }
  const holdersOf = (password: string) =>
    Object.keys(compose.services).filter((name) => JSON.stringify(compose.services[name]).includes(password));
  expect(holdersOf('UPLINE_OWNER_PASSWORD').toSorted()).toEqual(['database', 'migrate']);
  expect(holdersOf('POSTGRES_PASSWORD')).toEqual(['database']);
  expect(existsSync(`${repository}${migrate.command[1]}`)).toBe(true);
  expect(backup.environment.PGUSER).toBe('upline_backup');
  expect(database).not.toHaveProperty('ports');
  expect(backup).not.toHaveProperty('ports');
});

test('compose limits memory and logs of every service, and pins its image', async () => {
  const text = await read('deploy/compose.yaml');
  const { services, volumes } = parse(text, { merge: true });
  const dockerfile = await read('deploy/Dockerfile');
  for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        memswap_limit: service.mem_limit,
        logging: { driver: 'json-file', options: expect.objectContaining({ 'max-size': '20m' }) },
      }),
    ]);
    const isBuilt = service.build !== undefined;
    if (isBuilt) {
      const { target } = z.object({ target: z.string() }).parse(service.build);
      expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
    } else expect(service.image).toMatch(/^\$\{[A-Z]+_IMAGE:\?/);
  }
  expect(Object.keys(volumes)).toContain('backups');
  expect(services.backup.volumes).toEqual(['uploads:/data:ro', 'backups:/backups']);
  const pinned = [...(await read('deploy/pin-images.sh')).matchAll(/^pin (\w+) (\S+)$/gm)];
  const asked = new Set([...text.matchAll(/\$\{(\w+_IMAGE)/g)].map(([, variable]) => variable));
  expect(new Set(pinned.map(([, variable]) => variable))).toEqual(asked);
  for (const [, , image] of pinned) expect(image).toMatch(/:\d+\.\d+/);
  for (const [, variable, image] of dockerfile.matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm)) {
    expect(pinned.map(([, ...one]) => one)).toContainEqual([variable, image]);
  }
});

test('pins the digest that the registry returns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-pin-'));
  const docker = `#!/bin/sh\n[ "$1" = pull ] || echo "library/image@sha256:abc"\n`;
  await writeFile(join(folder, 'docker'), docker, { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const { stdout } = spawnSync('sh', [`${repository}deploy/pin-images.sh`], { encoding: 'utf8', env });
  expect(stdout.trim().split('\n')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^POSTGRES_IMAGE=postgres:\S+@sha256:abc$/)]),
  );
});

test('installs packages before it copies the sources, so that Docker caches them', async () => {
  const lines = (await read('deploy/Dockerfile')).split('\n');
  const sources = lines.indexOf('COPY . .');
  expect(lines.indexOf('RUN pnpm fetch')).toBeLessThan(sources);
  const later = lines.slice(sources).filter((line) => line.includes('pnpm install'));
  expect(later).toHaveLength(2);
  for (const line of later) expect(line).toContain('--offline');
});

test('the image gets only what the server runs: no mocks, no Foundry', async () => {
  expect(await read('deploy/Dockerfile')).toContain(' --prod --filter-prod @upline/server... ');
  const { importers } = lockSchema.parse(parse(await read('pnpm-lock.yaml')));
  const folders = ['apps/server'];
  for (const folder of folders) {
    const { dependencies } = importers[folder] ?? {};
    for (const [name, { version }] of Object.entries(dependencies ?? {})) {
      expect([folder, name]).not.toEqual([
        folder,
        expect.stringMatching(/^(msw|@upline\/localnet|@foundry-rs\/.*)$/),
      ]);
      if (version.startsWith('link:')) folders.push(join(folder, version.slice('link:'.length)));
    }
  }
  expect(folders).toEqual(expect.arrayContaining(['packages/api', 'packages/chain', 'packages/domain']));
});

test('the proxy checks both servers for readiness, and does not buffer events', async () => {
  const caddyfile = await read('deploy/Caddyfile');
  expect(caddyfile).toContain('reverse_proxy server-a:8787 server-b:8787');
  expect(caddyfile).toContain('health_uri /health/ready');
  expect(caddyfile).toContain('flush_interval -1');
  expect(caddyfile).not.toMatch(/text\/event-stream|match header Content-Type text/);
});

test('the image copies existing paths, sets known variables and runs as an unprivileged user', async () => {
  const dockerfile = (await read('deploy/Dockerfile')).replaceAll('\\\n', ' ');
  const lines = dockerfile.split('\n').filter((line) => /^[A-Z]/.test(line));
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)/.exec(line)?.[1] ?? []);
  for (const line of lines.filter((one) => one.startsWith('FROM '))) {
    expect(line).toMatch(/^FROM (\$\{(NODE|POSTGRES)_IMAGE\}|packages|source) AS \w+$/);
  }
  for (const line of lines.filter((one) => one.startsWith('COPY --from='))) {
    const [, stage = '', path = ''] = /^COPY --from=(\w+) \/upline\/(\S+)/.exec(line) ?? [];
    expect(stages).toContain(stage);
    if (!/node_modules|dist$/.test(path))
      expect([path, existsSync(`${repository}${path}`)]).toEqual([path, true]);
  }
  const [, environment = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const named = [...environment.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !knownVariables.includes(name))).toEqual([]);
  const asked = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name);
  // No setting of an operator: one image serves them all.
  expect(new Set(asked)).toEqual(new Set(['NODE_IMAGE', 'POSTGRES_IMAGE', 'UPLINE_VERSION']));
  expect(lines.indexOf('USER node')).toBeGreaterThan(0);
  expect(dockerfile).toContain(`node:${process.versions.node}-`);
  expect(lines.at(-1)).toBe('CMD ["node", "apps/server/src/main.ts"]');
  expect(existsSync(`${repository}apps/server/src/main.ts`)).toBe(true);
});

test('excludes secrets and the repository from the image', async () => {
  const ignored = (await read('deploy/Dockerfile.dockerignore')).split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '.upline', '.git']));
});

test('gives the backup service the same environment files as the server', async () => {
  const told = (unit: string) => unit.match(/^EnvironmentFile=.*$/gm);
  const backup = told(await read('deploy/upline-backup.service'));
  expect(backup).toEqual(told(await read('deploy/upline.service')));
});

test.for([
  [200, 0],
  [503, 1],
] as const)('the image’s health check of a reply with status %i exits with %i', async ([status, code]) => {
  const [, script = ''] = /CMD \["node", "-e", "(.*)"\]$/m.exec(await read('deploy/Dockerfile')) ?? [];
  const paths: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    paths.push(url);
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const check = spawn(process.execPath, ['-e', script.replace('8787', `${port}`)]);
  expect(await once(check, 'exit')).toEqual([code, null]);
  expect(paths).toEqual(['/health/live']);
  server.close();
});

test.for(['upline.service', 'upline-backup.service'])(
  '%s sets only known variables and runs an existing script',
  async (name) => {
    const unit = await read(`deploy/${name}`);
    const named = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, variable = '']) => variable);
    expect(named.filter((variable) => !knownVariables.includes(variable))).toEqual([]);
    const [, script = ''] = /^ExecStart=.*?(apps\/\S+\.ts)/m.exec(unit) ?? [];
    expect(existsSync(`${repository}${script}`)).toBe(true);
    expect(unit).toContain('ProtectSystem=strict');
    expect(unit).toMatch(/^MemoryMax=\d+G$/m);
  },
);

test('systemd accepts the units without complaints', async ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).error) skip('systemd is not on this machine.');
  const units = ['upline.service', 'upline-backup.service', 'upline-backup.timer'];
  const paths = units.map((name) => `${repository}deploy/${name}`);
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => /upline/.test(line));
  // The node binary that the unit names is not installed here.
  expect(complaints.filter((line) => !line.includes('/opt/upline/node_modules/.bin/node'))).toEqual([]);
});
