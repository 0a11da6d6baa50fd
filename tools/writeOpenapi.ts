// `pnpm generate:openapi`: writes docs/openapi.json from the contract.
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { openApiText } from '../packages/api/src/openapi.ts';

new Command('pnpm generate:openapi').description('Writes docs/openapi.json from the contract.').parse();

await writeFile(new URL('../docs/openapi.json', import.meta.url), openApiText());
