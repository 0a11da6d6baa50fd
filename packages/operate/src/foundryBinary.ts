import { createRequire } from 'node:module';

/** Only the local chain's package depends on Foundry, and a deployment runs in a full checkout. */
const owner = new URL('../../localnet/package.json', import.meta.url);

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Finds the native binary of a Foundry tool in its npm package. The packages' own wrappers exit
 * with code 0 even after failures, so nothing in this repository uses them.
 * @param tool Name of the tool and suffix of its package.
 * @returns An absolute path.
 * @throws Error if npm has no binary for this platform.
 */
export function foundryBinary(tool: 'anvil' | 'cast' | 'forge'): string {
  const architecture = architectures[process.arch] ?? process.arch;
  const extension = process.platform === 'win32' ? '.exe' : '';
  const wrapper = createRequire(owner).resolve(`@foundry-rs/${tool}/package.json`);
  const platform = `@foundry-rs/${tool}-${process.platform}-${architecture}`;
  try {
    return createRequire(wrapper).resolve(`${platform}/bin/${tool}${extension}`);
  } catch {
    throw new Error(`npm holds no ${tool} for this platform: ${platform} is not installed.`);
  }
}
