import { callAddressOf, callAgain } from '../contract/callQuestion.ts';
import { contractAt } from '../frame/benchNames.ts';
import { filledCallPath } from '../frame/benchPaths.ts';
import type { BenchCalls } from '../ports/calls.ts';
import type { BenchTransaction } from '../ports/explore.ts';
import type { WorkbenchServices } from '../ports/workbenchServices.ts';

/** Path of the transaction's call as a prefilled form; `''` if no known function was called. */
export function againPath(
  backend: WorkbenchServices,
  calls: BenchCalls,
  { to, from, call }: BenchTransaction,
): string {
  const contract = contractAt(backend, to);
  const asked = contract && calls.functions(contract.kind).find(({ name }) => name === call.name);
  if (!contract || !asked) return '';
  const question = callAgain({ from, args: call.args }, asked.fields);
  return filledCallPath(contract.id, asked.name, callAddressOf(question));
}
