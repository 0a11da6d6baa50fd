import { paths } from '@upline/domain';

/** The sign-in's history state: the requested page and the reason for the redirect. */
export interface AccessState {
  asked: string;
  sessionEnded: boolean;
}

function isInMemberArea(path: string): boolean {
  return path === paths.dashboard || /^\/dashboard[/?#]/.test(path);
}

/** Reads an untrusted history state. Allows only paths of the member area. */
export function readAccessState(state: unknown): AccessState {
  const said = typeof state === 'object' && state !== null ? state : {};
  const asked = 'asked' in said && typeof said.asked === 'string' ? said.asked : '';
  return {
    asked: isInMemberArea(asked) ? asked : paths.dashboard,
    sessionEnded: 'sessionEnded' in said && said.sessionEnded === true,
  };
}
