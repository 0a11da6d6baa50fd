#!/usr/bin/env node
import '../compileCache.ts';

await import('./program.ts');
