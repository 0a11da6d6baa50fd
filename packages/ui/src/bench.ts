// The workbench, by a door of its own: only an app in development comes in here.
export { BenchMissing } from './features/desk/bench/frame/BenchMissing.tsx';
export { BenchShell } from './features/desk/bench/frame/BenchShell.tsx';
export { type BenchPort, BenchProvider, WrongChain } from './ports/bench/bench.tsx';
