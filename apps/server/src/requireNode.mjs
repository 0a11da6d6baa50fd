// Runs first and is JavaScript, since an older Node cannot read TypeScript, or fails at a missing
// export.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number(engines.node.replace('>=', ''));

if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(`The server needs Node ${needed} or newer. This is Node ${process.versions.node}.\n`);
  process.exit(1);
}
