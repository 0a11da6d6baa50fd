import { paths } from '@upline/domain';

/** What the way to the sign-in says: where the visitor wanted to go and why they were stopped. */
export interface AccessState {
  asked: string;
  sessionEnded: boolean;
}

function isInMemberArea(path: string): boolean {
  return path === paths.dashboard || /^\/dashboard[/?#]/.test(path);
}

/** Reads what the browser's history says; it may be anything. Leads into the member area and nowhere else. */
export function readAccessState(state: unknown): AccessState {
  const said = typeof state === 'object' && state !== null ? state : {};
  const asked = 'asked' in said && typeof said.asked === 'string' ? said.asked : '';
  return {
    asked: isInMemberArea(asked) ? asked : paths.dashboard,
    sessionEnded: 'sessionEnded' in said && said.sessionEnded === true,
  };
}
