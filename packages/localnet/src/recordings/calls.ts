import { type AbiFunction, decodeErrorResult, decodeFunctionData, encodeFunctionData, type Hex } from 'viem';
import { plainText } from '../differential/plainText.ts';
import type { ScenarioContract } from './contractNames.ts';
import { type AbiError, everyError } from './errors.ts';
import { abiOf, type Names } from './names.ts';
import type { Expectation, ScenarioCall } from './scenario.ts';
import { readValues, writeValues } from './values.ts';

/** A function of a contract. @throws RangeError if the contract has no such function. */
export function functionOf(contract: ScenarioContract, name: string): AbiFunction {
  const found = abiOf(contract).find((item) => item.type === 'function' && item.name === name);
  if (found?.type !== 'function') throw new RangeError(`${contract} has no function ${name}.`);
  return found;
}

/** Converts calldata to a scenario's form; `null` for an unknown function. */
export function writeCall(contract: ScenarioContract, data: Hex, names: Names) {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: abiOf(contract), data });
    const { inputs } = functionOf(contract, functionName);
    return { function: functionName, args: writeValues(inputs, args, names) };
  } catch {
    return null;
  }
}

export function dataOf({ contract, function: name, args }: ScenarioCall, names: Names): Hex {
  const item = functionOf(contract, name);
  return encodeFunctionData({ abi: [item], functionName: name, args: readValues(item.inputs, args, names) });
}

/** Decodes the data of a revert. */
export function writeRefusal(output: Hex, names: Names): Expectation {
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: everyError, data: output });
    return refusalOf(errorName, args, names);
  } catch {
    return { revert: { error: '', args: [] } };
  }
}

/** An error by name with its arguments. */
export function refusalOf(error: string, args: readonly unknown[], names: Names): Expectation {
  const item = errorNamed(error);
  return { revert: { error, args: writeValues(item?.inputs ?? [], args, names) } };
}

/** An error of our contracts, or `undefined`. */
export const errorNamed = (name: string): AbiError | undefined =>
  everyError.find((item) => item.name === name);

/** An expectation as text that differs for different expectations. */
export function expectationText(expected: Expectation): string {
  if ('revert' in expected)
    return `refused: ${expected.revert.error}(${expected.revert.args.map(plainText).join(', ')})`;
  return ['mined', ...expected.logs].join('\n');
}
