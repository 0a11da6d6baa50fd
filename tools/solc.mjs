#!/usr/bin/env node
// Lets Forge use the compiler from npm: speaks the two parts of solc's command line that Forge calls.
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');

if (process.argv.includes('--version')) {
  const version = solc.version().replace('.Emscripten.clang', '.Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else {
  let input = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) input += chunk;
  process.stdout.write(solc.compile(input));
}
