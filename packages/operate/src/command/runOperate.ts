import { Command, CommanderError } from 'commander';
import type { OpenConfig } from '../deploy/config.ts';
import { errorMessage } from '../terminal/errorMessage.ts';
import { actCommands } from './actCommands.ts';
import { checkCommand } from './check.ts';
import { counterOf, type Terminal } from './desk.ts';
import { statusCommand } from './status.ts';

const help = `
Every act is planned from the chain’s newest state and simulated. Nothing is sent without --send.
The node is that of POLYGON_RPC_URL; --local uses the chain of pnpm dev. The key is that of a keystore (Web3 Secret
Storage), whose password is asked for or comes from --password-file or UPLINE_KEYSTORE_PASSWORD, or
UPLINE_OPERATOR_KEY in hexadecimal. None of them is ever printed. docs/operate.md has every act as a recipe.`;

/**
 * Parses and runs a command line.
 * @param config The planned deployment, for `status`.
 * @returns The exit code.
 */
export async function runOperate(
  words: readonly string[],
  config: OpenConfig,
  terminal: Terminal,
): Promise<number> {
  const counter = counterOf(terminal);
  const program = new Command('pnpm operate')
    .description('Shows what the holders of the contracts’ roles can do, tries it, and sends it.')
    .addHelpText('after', help)
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .exitOverride();
  for (const command of [statusCommand(counter, config), checkCommand(counter), ...actCommands(counter)]) {
    program.addCommand(command.copyInheritedSettings(program));
    for (const part of command.commands) part.copyInheritedSettings(program);
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return counter.exitCode;
  } catch (error) {
    // Commander has already printed the error or the help.
    if (error instanceof CommanderError) return error.exitCode;
    counter.printError(errorMessage(error, 'The node does not answer.'));
    return 1;
  }
}
