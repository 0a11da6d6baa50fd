#!/usr/bin/env node
import '../terminal/compileCache.ts';

const { runChain } = await import('./runChain.ts');
process.exitCode = await runChain(process.argv.slice(2), {
  environment: process.env,
  output: process.stdout,
  complaints: process.stderr,
});
