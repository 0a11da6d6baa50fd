// The workbench, by a door of its own: only an app in development comes in here.

export { ContractScreen } from './features/desk/bench/contract/ContractScreen.tsx';
export { callAddressOf, callQuestionIn } from './features/desk/bench/contract/callQuestion.ts';
export { ChainControls } from './features/desk/bench/controls/ChainControls.tsx';
export { AccountScreen } from './features/desk/bench/explorer/AccountScreen.tsx';
export { AccountsScreen } from './features/desk/bench/explorer/AccountsScreen.tsx';
export { BlockScreen } from './features/desk/bench/explorer/BlockScreen.tsx';
export { BlocksScreen } from './features/desk/bench/explorer/BlocksScreen.tsx';
export { LogsScreen } from './features/desk/bench/explorer/LogsScreen.tsx';
export { StorageScreen } from './features/desk/bench/explorer/StorageScreen.tsx';
export { TransactionsScreen } from './features/desk/bench/explorer/TransactionsScreen.tsx';
export { BenchMissing } from './features/desk/bench/frame/BenchMissing.tsx';
export { BenchShell } from './features/desk/bench/frame/BenchShell.tsx';
export { useBenchEntry } from './features/desk/bench/frame/useBenchEntry.ts';
export { GasScreen } from './features/desk/bench/gas/GasScreen.tsx';
export { ScenariosScreen } from './features/desk/bench/scenarios/ScenariosScreen.tsx';
export { TransactionScreen } from './features/desk/bench/transaction/TransactionScreen.tsx';
export { type BenchPort, BenchProvider, WrongChain } from './ports/bench/bench.tsx';
export type { BenchCalls } from './ports/bench/calls.ts';
export type { BenchControls } from './ports/bench/controls.ts';
export type { ExplorePort } from './ports/bench/explore.ts';
export type { BenchScenarios } from './ports/bench/scenarios.ts';
