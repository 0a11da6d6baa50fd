#!/usr/bin/env node
import '../terminal/compileCache.ts';

const { deployCommand } = await import('./command.ts');
const { polygon } = await import('./polygon.ts');

await deployCommand(polygon, 'packages/chain/src/deploy/polygon.ts').parseAsync();
