// Commands for tests that run them in their own process.

export { runOperate } from './command/runOperate.ts';
export { deployCommand } from './deploy/command.ts';
