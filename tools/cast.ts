// `pnpm cast call …`: runs the native Cast and exits with its exit code.
import { spawnSync } from 'node:child_process';
import { foundryBinary } from '@upline/operate/foundry';

const { status } = spawnSync(foundryBinary('cast'), process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
