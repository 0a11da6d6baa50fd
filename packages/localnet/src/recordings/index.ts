// Scenario functions for a development server; they need the file system.
export { answerBench, type BenchAnswer } from './answerBench.ts';
