import { portOf } from '@upline/domain';
import { errorMessage } from '@upline/operate/node';
import { Command, CommanderError } from 'commander';
import { blocksCommand } from './blocks.ts';
import { buyCommand } from './buy.ts';
import { claimCommand } from './claim.ts';
import { failNextCommand } from './failNext.ts';
import { forkCommand } from './fork.ts';
import { growCommand } from './grow.ts';
import { mineCommand } from './mine.ts';
import { mintCommand } from './mint.ts';
import { placeOf, type Terminal } from './place.ts';
import { reorgCommand } from './reorg.ts';
import { revertCommand } from './revert.ts';
import { scenarioCommand } from './scenario.ts';
import { snapshotCommand } from './snapshot.ts';
import { startCommand } from './start.ts';
import { statusCommand } from './status.ts';
import { timeCommand } from './time.ts';

const commands = [
  startCommand,
  statusCommand,
  mintCommand,
  buyCommand,
  claimCommand,
  growCommand,
  timeCommand,
  mineCommand,
  blocksCommand,
  failNextCommand,
  reorgCommand,
  snapshotCommand,
  revertCommand,
  forkCommand,
  scenarioCommand,
];

/** Passes a program's settings on to a command and its subcommands. */
function inheriting(parent: Command, command: Command): Command {
  command.copyInheritedSettings(parent);
  for (const inner of command.commands) inheriting(command, inner);
  return command;
}

/** Parses and runs a command line. @returns The exit code. */
export async function runChain(words: readonly string[], terminal: Terminal): Promise<number> {
  const { environment, output, stderr } = terminal;
  const place = placeOf(terminal);
  const program = new Command('pnpm chain')
    .description(
      'Runs the local chain, or a fork in its place. UPLINE_RPC_PORT sets its port, UPLINE_DATA_DIR its folder.',
    )
    .hook('preAction', () => {
      portOf('rpc', environment);
    })
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .exitOverride();
  for (const make of commands) program.addCommand(inheriting(program, make(place)));

  try {
    await program.parseAsync(words, { from: 'user' });
    return place.exitCode;
  } catch (error) {
    // Commander has already printed the error or the help.
    if (error instanceof CommanderError) return error.exitCode;
    stderr.write(`${errorMessage(error, place.silence)}\n`);
    return 1;
  }
}
