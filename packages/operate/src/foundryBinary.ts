import { createRequire } from 'node:module';

/** Foundry is a dependency of the package of the local chain alone: who deploys has the whole checkout. */
const owner = new URL('../../localnet/package.json', import.meta.url);

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * The native binary of a Foundry tool inside its npm package. The packages' own wrappers end with exit
 * code 0 even when the tool failed, so nothing in this repository runs them.
 * @param tool The tool's name and the end of its package's name.
 * @returns An absolute path.
 * @throws Error when npm holds no binary for this platform.
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
