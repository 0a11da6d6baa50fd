// `node tools/forge.ts test -vvv`: runs the native Forge and ends exactly as it ends.
import { spawn } from 'node:child_process';
import { foundryBinary } from '@upline/chain/foundry';

const forge = spawn(foundryBinary('forge'), process.argv.slice(2), { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => forge.kill(signal));

forge.on('exit', (code, signal) => {
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
