/** True for a system error, of any code or of this one. @param code @default any */
export function isErrno(error: unknown, code?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('errno' in error)) return false;
  return code === undefined || error.code === code;
}
