import { roleHashes } from '@upline/chain/internal';
import type { AbiParameter } from 'viem';
import { isAddress } from 'viem';
import { dataOf, errorNamed, functionOf } from './calls.ts';
import { contractNames, levelNames } from './contractNames.ts';
import { leadTime } from './leadTime.ts';
import { Names } from './names.ts';
import {
  type Gain,
  type Scenario,
  type ScenarioCall,
  type ScenarioStep,
  secondsOf,
  type Value,
} from './scenario.ts';

/** Maximum of calls per function, for readability. */
const mostCalls = 40;

const isTerms = (parameter: AbiParameter) => parameter.internalType === 'struct IPool.Terms';

const isPlain = (parameter: AbiParameter) =>
  isTerms(parameter) || (!parameter.type.startsWith('tuple') && !parameter.type.endsWith(']'));

/** Groups digits: `300_000_000`. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '_');

const constantOf = (person: string) => person.replace(/([a-z])([A-Z0-9])/g, '$1_$2').toUpperCase();

/** An argument as a Solidity literal. */
function literal(parameter: AbiParameter, value: Value): string {
  if (isTerms(parameter))
    return `IPool.Terms(${Object.values(value)
      .map((part) => grouped(String(part)))
      .join(', ')})`;
  const { type } = parameter;
  const text = String(value);
  if (/^u?int/.test(type)) return text.length > 30 ? text : grouped(text);
  if (type === 'address' && !isAddress(text)) {
    return (contractNames as readonly string[]).includes(text) ? `address(${text})` : constantOf(text);
  }
  const role = type === 'bytes32' && Object.entries(roleHashes).find(([name]) => name === text)?.[1];
  if (role) return role;
  if (type.startsWith('bytes') && type !== 'bytes32') return `hex"${text.slice(2)}"`;
  return type === 'string' ? JSON.stringify(text) : text;
}

function callText(call: ScenarioCall, names: Names): string {
  const { inputs } = functionOf(call.contract, call.function);
  if (!inputs.every(isPlain)) {
    // Lists and structures are sent as raw calldata, which is clearer than the code to build them.
    return `_send(address(${call.contract}), hex"${dataOf(call, names).slice(2)}"); // ${call.function}`;
  }
  return `${call.contract}.${call.function}(${call.args.map((value, at) => literal(inputs[at] as AbiParameter, value)).join(', ')});`;
}

function expectationLines({ expect }: ScenarioStep): string[] {
  if ('logs' in expect) return [];
  const { error, args } = expect.revert;
  const item = errorNamed(error);
  if (!item) return ['vm.expectRevert();'];
  const signature = `${error}(${item.inputs.map(({ type }) => type).join()})`;
  const said = args.map((value, at) => literal(item.inputs[at] as AbiParameter, value));
  return [`vm.expectRevert(abi.encodeWithSignature(${[`"${signature}"`, ...said].join(', ')}));`];
}

function linesOf(call: ScenarioCall, names: Names, before: readonly string[] = []): string[] {
  return [
    `vm.warp(${grouped(String(secondsOf(call)))});`,
    `vm.prank(${constantOf(call.as)});`,
    ...before,
    callText(call, names),
  ];
}

function gainLine({ who, in: where, units }: Gain): string {
  const wallet = (contractNames as readonly string[]).includes(who) ? `address(${who})` : constantOf(who);
  return where === 'coins'
    ? `_gainsCoins(${wallet}, ${grouped(units)});`
    : `_gains(${where}, ${wallet}, ${grouped(units)});`;
}

const block = (head: string, lines: readonly string[]) =>
  [`    ${head} {`, ...lines.map((line) => (line ? `        ${line}` : '')), '    }'].join('\n');

/** A scenario as a Foundry test, not yet formatted. */
export function forgeTestOf(scenario: Scenario): string {
  const { name, about, contracts, people, past, steps, gains } = scenario;
  const names = new Names(contracts, people);
  const constants = Object.entries(people).map(
    ([person, address]) => `    address private constant ${constantOf(person)} = ${address};`,
  );
  const parts = Array.from({ length: Math.ceil(past.length / mostCalls) }, (_, at) =>
    past.slice(at * mostCalls, (at + 1) * mostCalls),
  );
  const [first] = [...past, ...steps];
  const levels = levelNames.map((level) => contracts[level]);
  const setUp = block('function setUp() public', [
    `vm.warp(${grouped(String(first ? secondsOf(first) - leadTime : 0n))});`,
    `deploy(${contracts.coin}, ${contracts.registry}, [${levels.join(', ')}]);`,
  ]);
  const before = parts.map((calls, at) =>
    block(
      `function past${at + 1}() private`,
      calls.flatMap((call) => linesOf(call, names)),
    ),
  );
  const test = block(`function test_${name}() public`, [
    ...parts.map((_, at) => `past${at + 1}();`),
    ...gains.map(gainLine),
    ...steps.flatMap((step) => ['', ...linesOf(step, names, expectationLines(step))]),
    '',
    '_assertGains();',
  ]);
  const text = [setUp, ...before, test].join('\n\n');
  const imported = text.includes('IPool.') ? '\nimport {IPool} from "../../src/interfaces/IPool.sol";' : '';
  return `// SPDX-License-Identifier: MIT
// Written by \`pnpm chain scenario\` from contracts/scenarios/${name}.json.
pragma solidity 0.8.37;
${imported}
import {LocalNetwork} from "../support/LocalNetwork.sol";

/// @notice ${about}
contract ${name}Test is LocalNetwork {
${constants.join('\n')}

${text}
}
`;
}
