#!/usr/bin/env node
import '@upline/chain/compileCache';

const { deployCommand } = await import('./command.ts');
const { polygon } = await import('./polygon.ts');

await deployCommand(polygon, 'packages/operate/src/deploy/polygon.ts').parseAsync();
