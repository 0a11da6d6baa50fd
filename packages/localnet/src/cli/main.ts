#!/usr/bin/env node
import '@upline/chain/compileCache';

const { runChain } = await import('./runChain.ts');
process.exitCode = await runChain(process.argv.slice(2), {
  environment: process.env,
  output: process.stdout,
  stderr: process.stderr,
});
