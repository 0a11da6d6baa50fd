// `pnpm openapi`: prints the HTTP contract as an OpenAPI document, without a running server.
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { openApiText } from '../packages/api/src/openapi.ts';

new Command('pnpm openapi')
  .description('Prints every call of the HTTP contract as an OpenAPI 3.1 document, or writes it to a file.')
  .argument('[file]')
  .action((file?: string) => (file ? writeFile(file, openApiText()) : console.log(openApiText().trimEnd())))
  .parse();
