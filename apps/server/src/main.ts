// `pnpm start`: the server.
import './requireNode.mjs';
import '@upline/chain/compileCache';

const { Command } = await import('commander');

new Command('pnpm start')
  .description(
    'Starts the server, which in production serves the built app too. docs/deploy.md names its settings.',
  )
  .parse();
await import('./serve.ts');
