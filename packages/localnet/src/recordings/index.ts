// Scenarios for a development server: it reads and writes files, which no browser does.
export { answerBench, type BenchAnswer } from './answerBench.ts';
