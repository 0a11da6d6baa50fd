import { type Logger, pino } from 'pino';

/** The server's log: JSON lines on stdout, without anything that could open a session. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.authorization', '*.cookie', '*.signature', '*.token'],
  });
}
