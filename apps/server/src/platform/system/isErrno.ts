/** Whether the system gave this reason. @param code Any one unless given. */
export function isErrno(error: unknown, code?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('errno' in error)) return false;
  return code === undefined || error.code === code;
}
