// `pnpm generate:abi`: writes down what the sources say of each function.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { artifactFile, compileContracts, writeWhole } from '@upline/operate/node';
import { natspecFile } from './natspecFile.ts';

await compileContracts();
const path = fileURLToPath(new URL('natspec.json', import.meta.url));
await writeWhole(path, await natspecFile((name) => readFile(artifactFile(name), 'utf8')));
