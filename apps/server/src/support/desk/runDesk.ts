import { defaultPorts } from '@upline/domain';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { isOnThisMachine } from '../../platform/config/isOnThisMachine.ts';
import { deskCommands, type Terminal } from './commands.ts';

function serverAt(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol === 'https:') return url;
  // Plain http can be read and changed on its way.
  if (url?.protocol === 'http:' && isOnThisMachine(url)) return url;
  throw new InvalidArgumentError('Expected https://…, or http://… on this machine.');
}

/** Copies output and exit settings from the parent to a command and its subcommands. */
function inherit(command: Command, above: Command): Command {
  command.copyInheritedSettings(above);
  for (const below of command.commands) inherit(below, command);
  return command;
}

/** Parses arguments and runs the command. @returns The exit code. */
export async function runDesk(words: readonly string[], terminal: Terminal): Promise<number> {
  const port = terminal.environment.UPLINE_API_PORT || defaultPorts.api;
  const program = new Command('pnpm desk')
    .description(
      'Support at the terminal: shows and answers members’ tickets on a running server.\n\n' +
        'The wallet of UPLINE_STAFF_KEY (a private key) signs in; it must be among the server’s STAFF_WALLETS, or a lead made it an agent. ' +
        '`pnpm dev` needs neither.',
    )
    .option('--server <url>', 'where the server is', serverAt, serverAt(`http://127.0.0.1:${port}`))
    .option('--site <url>', 'the site that is signed in to, where it is not the server’s address', serverAt)
    .option('--register', 'registers a wallet that is no member, and accepts the terms in its name', false)
    .showHelpAfterError()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.complain })
    .exitOverride();
  for (const make of deskCommands) program.addCommand(inherit(make(terminal), program));

  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the error or the help.
    if (error instanceof CommanderError) return error.exitCode;
    terminal.complain(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
