#!/usr/bin/env node
import { defaultPorts } from '@upline/domain';
import { Command, InvalidArgumentError } from 'commander';
import { deskCommands } from './commands.ts';

function serverAt(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new InvalidArgumentError('Expected http://… or https://….');
}

const port = process.env.UPLINE_API_PORT || defaultPorts.api;

const program = new Command('pnpm desk')
  .description(
    'Support at the terminal: reads and answers members’ tickets at a server that runs.\n\n' +
      'The wallet of UPLINE_STAFF_KEY (a private key) signs in; it must be among the server’s STAFF_WALLETS. ' +
      'With `pnpm dev` neither has to be set.',
  )
  .option('--server <url>', 'where the server is', serverAt, serverAt(`http://127.0.0.1:${port}`))
  .showHelpAfterError();

for (const make of deskCommands) program.addCommand(make().showHelpAfterError());

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
