#!/usr/bin/env node
import { deployCommand } from './command.ts';
import { polygon } from './polygon.ts';

await deployCommand(polygon, 'packages/chain/src/deploy/polygon.ts').parseAsync();
