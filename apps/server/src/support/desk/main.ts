#!/usr/bin/env node
// `pnpm desk`: support at the terminal.
import '@upline/chain/compileCache';

const { runDesk } = await import('./runDesk.ts');
process.exitCode = await runDesk(process.argv.slice(2), {
  environment: process.env,
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
