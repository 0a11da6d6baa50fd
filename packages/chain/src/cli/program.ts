import { Command } from 'commander';
import { complaint } from '../terminal/complaint.ts';
import { buyCommand } from './commands/buy.ts';
import { claimCommand } from './commands/claim.ts';
import { forkCommand } from './commands/fork.ts';
import { growCommand } from './commands/grow.ts';
import { mineCommand } from './commands/mine.ts';
import { mintCommand } from './commands/mint.ts';
import { reorgCommand } from './commands/reorg.ts';
import { revertCommand } from './commands/revert.ts';
import { snapshotCommand } from './commands/snapshot.ts';
import { startCommand } from './commands/start.ts';
import { statusCommand } from './commands/status.ts';
import { timeCommand } from './commands/time.ts';
import { requirePort, silence } from './place.ts';

const program = new Command('pnpm chain')
  .description('The local chain. UPLINE_RPC_PORT and UPLINE_DATA_DIR say where it listens and lives.')
  .hook('preAction', requirePort)
  .showHelpAfterError();

for (const make of [
  startCommand,
  statusCommand,
  mintCommand,
  buyCommand,
  claimCommand,
  growCommand,
  timeCommand,
  mineCommand,
  reorgCommand,
  snapshotCommand,
  revertCommand,
  forkCommand,
]) {
  program.addCommand(make().showHelpAfterError());
}

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${complaint(error, silence)}\n`);
  process.exitCode = 1;
}
