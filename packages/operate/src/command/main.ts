#!/usr/bin/env node
import '@upline/chain/compileCache';

const { polygon } = await import('../deploy/polygon.ts');
const { runOperate } = await import('./runOperate.ts');
process.exitCode = await runOperate(process.argv.slice(2), polygon, {
  environment: process.env,
  output: process.stdout,
  stderr: process.stderr,
});
