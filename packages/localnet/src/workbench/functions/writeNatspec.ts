// `pnpm generate:abi`: writes natspec.json from the sources.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { artifactFile, compileContracts, writeWhole } from '@upline/operate/node';
import { natspecFile } from './natspecFile.ts';

await compileContracts();
const path = fileURLToPath(new URL('natspec.json', import.meta.url));
await writeWhole(path, await natspecFile((name) => readFile(artifactFile(name), 'utf8')));
