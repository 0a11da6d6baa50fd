import { relative } from 'node:path';
import { localClient } from '@upline/chain/demo';
import { argument, atLeastOne } from '@upline/operate/node';
import { Command } from 'commander';
import { inWords } from '../recordings/describeValue.ts';
import { keptScenarios, listScenarios, readScenario, writeScenario } from '../recordings/folder.ts';
import { makeScenario } from '../recordings/keep.ts';
import { runOnModel, runScenario } from '../recordings/run.ts';
import { scenarioName } from '../recordings/scenario.ts';
import type { Place } from './place.ts';

interface SaveFlags {
  since: number;
  about: string;
}

const nameArgument = argument((text) => {
  const read = scenarioName.safeParse(text);
  if (!read.success) throw new Error(read.error.issues[0]?.message);
  return read.data;
});

function saveCommand(place: Place): Command {
  return new Command('save')
    .description('save what was done since a block: as a scenario, and as a Solidity test that repeats it')
    .argument('<name>', 'what it is called, as PaidOnce', nameArgument)
    .requiredOption('--since <block>', 'the first block of what it shows', atLeastOne)
    .requiredOption('--about <sentence>', 'what it shows, in one line')
    .action(async (name: string, { since, about }: SaveFlags) => {
      const client = localClient(place.rpcUrl);
      const deployment = await place.deployed();
      const scenario = await makeScenario({ client, deployment, from: BigInt(since), name, about });
      const paths = await writeScenario(scenario);
      place.print(`${scenario.steps.length} steps, after ${scenario.past.length} calls that they need.`);
      for (const path of Object.values(paths)) place.print(relative(process.cwd(), path));
      place.print(`Run its test with: pnpm forge test --match-contract ${name}Test`);
    });
}

function runCommand(place: Place): Command {
  return new Command('run')
    .description('play a kept scenario on a fresh chain of its own and in the reference model')
    .argument('<name>', 'which one', nameArgument)
    .action(async (name: string) => {
      const scenario = await readScenario(name);
      for (const [where, run] of [
        ['On a fresh chain', runScenario],
        ['In the model', runOnModel],
      ] as const) {
        const played = await run(scenario);
        for (const line of inWords(scenario, played)) place.print(`${where}: ${line}`);
        if (!played.isAsExpected) place.exitCode = 1;
      }
    });
}

function listCommand(place: Place): Command {
  return new Command('list').description('list the kept scenarios').action(async () => {
    const names = await listScenarios();
    if (names.length === 0)
      place.print(`There are none in ${relative(process.cwd(), keptScenarios.scenarios)}.`);
    for (const name of names) place.print(`${name}  ${(await readScenario(name)).about}`);
  });
}

export function scenarioCommand(place: Place): Command {
  const command = new Command('scenario').description(
    'save what was done, list what is kept, and run it again',
  );
  for (const make of [saveCommand, runCommand, listCommand]) command.addCommand(make(place));
  return command;
}
