// `pnpm generate:machine`: writes the diagrams of purchases, claims and revocations into the
// architecture page.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { diagram } from '../packages/chain/src/purchase/machine.ts';
import { writeWhole } from '../packages/operate/src/deploy/writeWhole.ts';

new Command('pnpm generate:machine')
  .description('Draws the states of purchases, claims and revocations into docs/architecture.md.')
  .parse();

const path = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));
const page = await readFile(path, 'utf8');
const drawn = /```mermaid\nstateDiagram-v2[\s\S]*?\n```\n\n(?:\|.*\n)+/;
if (!drawn.test(page)) throw new Error('The page of the architecture has no place for the diagram.');
await writeWhole(path, page.replace(drawn, diagram()));
