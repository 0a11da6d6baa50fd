import {
  createMockBackend,
  type MockBackend,
  poolAddressAt,
  registryAddress,
  roleHolders,
  stableCoinAddress,
  walletAt,
} from '@upline/api/mocks';
import { levels } from '@upline/domain';
import { callModel } from '../../packages/localnet/src/recordings/callModel.ts';
import { positionOf } from '../../packages/localnet/src/recordings/names.ts';
import type { Expectation, Scenario, ScenarioCall } from '../../packages/localnet/src/recordings/scenario.ts';

/** Addresses that are the same in every mock backend, by the names in scenarios. */
const everywhere: Readonly<Record<string, string>> = {
  coin: stableCoinAddress,
  registry: registryAddress,
  ...Object.fromEntries(levels.map(({ position }) => [`level${position}`, poolAddressAt(position)])),
  root: walletAt(0),
  ...roleHolders,
};

function addressesOf({ people }: Scenario) {
  const all = new Map([
    ...Object.entries(people).map(([name, address]) => [name, address.toLowerCase()] as const),
    ...Object.entries(everywhere),
  ]);
  return {
    addressOf(name: string) {
      const found = all.get(name);
      if (!found) throw new RangeError(`Nobody here is called ${name}.`);
      return found as `0x${string}`;
    },
  };
}

/**
 * Sends a scenario's calls to the mock backend's contracts, which are the pool model's, and puts
 * their logs into blocks.
 */
function play(backend: MockBackend, { past, steps }: Scenario, names: ReturnType<typeof addressesOf>): void {
  const calls: [ScenarioCall, Expectation][] = [
    ...past.map((call): [ScenarioCall, Expectation] => [call, { logs: [] }]),
    ...steps.map((step): [ScenarioCall, Expectation] => [step, step.expect]),
  ];
  for (const [call, expected] of calls) {
    const outcome = callModel(backend.chain.network, call, names);
    const found = 'refusal' in outcome ? outcome.refusal.errorName : 'no error';
    const kept = 'revert' in expected ? expected.revert.error : 'no error';
    if (found !== kept)
      throw new Error(`${call.function} by ${call.as} at ${call.at}: ${found}, not ${kept}.`);
    const position = positionOf(call.contract);
    if (position && 'events' in outcome)
      backend.chain.record(names.addressOf(call.as), position, outcome.events, new Date(call.at));
  }
}

/**
 * A mock backend whose only history is a stored scenario, seen by one of its people. All of them
 * are members, named as in the scenario.
 * @throws RangeError if the scenario does not have the person; Error if a call's result differs
 * from the stored one, or if the pool model does not support it.
 */
export function scenarioBackend(scenario: Scenario, person: string): MockBackend {
  const people = Object.keys(scenario.people);
  if (!people.includes(person))
    throw new RangeError(`${scenario.name} has no ${person}, but ${people.join(', ')}.`);
  const names = addressesOf(scenario);
  const backend = createMockBackend({
    wallet: names.addressOf(person),
    name: person,
    sponsors: 0,
    signed: false,
    notifications: 0,
    ledgerBlock: 0n,
  });
  for (const name of people) {
    if (name !== person) backend.register({ wallet: names.addressOf(name), name, signs: false });
  }
  play(backend, scenario, names);
  const [first] = [...scenario.past, ...scenario.steps];
  for (const member of backend.members()) {
    member.joinedAt = new Date(first?.at ?? backend.now());
    backend.follow(member.wallet);
  }
  backend.catchUp();
  backend.settle();
  return backend;
}

/**
 * The person's coin transfers other than purchases and claims, which make their balance equal to
 * the model's. Units of 10⁻⁶.
 */
export function otherCoins({ chain, wallet }: MockBackend): { deposit: bigint; withdrawal: bigint } {
  const moved = chain.transactions
    .filter((one) => one.wallet === wallet)
    .map((one) => (one.kind === 'claim' ? one.amount : -chain.pool(one.position).fee()))
    .reduce((sum, units) => sum + units, 0n);
  const other = chain.network.coin.balanceOf(wallet) - moved;
  return other < 0n ? { deposit: 0n, withdrawal: -other } : { deposit: other, withdrawal: 0n };
}
