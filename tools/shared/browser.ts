import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { patience } from './patience.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** System packages that a headless Chromium needs and Debian's smallest image lacks. */
const libraries = 'libnss3 libexpat1';

/** Arguments of every browser started here: no desktop features, and no background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...macApplications].find((path) => existsSync(path));
}

async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium').catch(() => ({ default: undefined }));
  return chromium?.executablePath();
}

async function downloaded(): Promise<string> {
  const { chromium } = await import('playwright');
  if (!existsSync(chromium.executablePath())) {
    spawnSync('playwright', ['install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  return chromium.executablePath();
}

/**
 * The browser of all test projects: `CHROMIUM`, else an installed Chrome or Chromium, else the
 * headless shell in npm's `@sparticuz/chromium`, else Playwright's own download.
 * @returns The path of an executable that was started successfully.
 * @throws Error with the install command if a system library is missing.
 */
export async function findBrowser(): Promise<string> {
  const path = process.env.CHROMIUM || installed() || (await packaged()) || (await downloaded());
  const trial = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: patience });
  if (trial.status === 0) return path;
  const reason = trial.error?.message ?? trial.stderr.trim();
  const cure = /error while loading shared libraries/.test(reason)
    ? `Install what it needs: apt-get install -y ${libraries}`
    : 'Name a working browser: CHROMIUM=/path/to/chromium';
  throw new Error(`The browser ${path} does not start: ${reason}\n${cure}`);
}
