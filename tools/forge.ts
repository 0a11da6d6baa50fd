// `node tools/forge.ts test -vvv`: runs the native Forge and exits with its exit code. Random tests
// run less often unless UPLINE_TESTS is `full`.
// `node tools/forge.ts test --deep`: the same tests for most of an hour, each time with a new seed.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { foundryBinary } from '@upline/operate/foundry';

/** `FOUNDRY_FUZZ_SEED=0x…` repeats a run. */
const deep = { FOUNDRY_PROFILE: 'deep', FOUNDRY_FUZZ_SEED: `0x${randomBytes(8).toString('hex')}` };
const usual = process.env.UPLINE_TESTS === 'full' ? {} : { FOUNDRY_PROFILE: 'short' };

const asked = process.argv.slice(2);
const args = asked.filter((argument) => argument !== '--deep');
const isDeep = asked.includes('--deep');
const env: NodeJS.ProcessEnv = { ...(isDeep ? deep : usual), ...process.env };
const began = performance.now();

const forge = spawn(foundryBinary('forge'), args, { stdio: 'inherit', env });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => forge.kill(signal));

forge.on('exit', (code, signal) => {
  if (isDeep) {
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    process.stderr.write(`Deep run: ${minutes} minutes, seed ${env.FOUNDRY_FUZZ_SEED}\n`);
  }
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
