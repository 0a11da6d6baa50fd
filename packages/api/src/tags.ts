import type { Route } from './routes.ts';

/** The groups of calls in the OpenAPI document, with their paths. */
const groups = [
  {
    name: 'access',
    description: 'Sign in, register, and end sessions.',
    paths: /^\/api\/users\/(signin-message|login|register|sponsor|logout|sessions)\b/,
  },
  {
    name: 'pools',
    description: 'What the levels cost, who is in them, and what a purchase must name.',
    paths: /^\/api\/(pool|users\/(user-pool-details|address|place))\b/,
  },
  {
    name: 'members',
    description: 'Profiles, referrals, the matrix, terms, and the member’s own data.',
    paths:
      /^\/api\/users\/(profile|update|terms|user-referrals-list|referral|global-pool-users|data-requests|access-log|staff-acts)\b/,
  },
  { name: 'ledger', description: 'What each purchase brought and cost.', paths: /^\/api\/users\/ledger\// },
  {
    name: 'notifications',
    description: 'What a member is told.',
    paths: /^\/api\/(users\/)?notifications\//,
  },
  { name: 'support', description: 'A member’s tickets and their files.', paths: /^\/api\/(chat|upload)\// },
  {
    name: 'app',
    description: 'What an open page hears and reports.',
    paths: /^\/api\/(live|incident|client-errors)$/,
  },
  {
    name: 'operate',
    description: 'Acts on the pools: for operators.',
    paths: /^\/api\/desk\/(operate|announcements)\b/,
  },
  {
    name: 'oversight',
    description: 'Roles, audit, reports, and members’ data: mostly for leads.',
    paths: /^\/api\/desk\/(me|staff|audit|reports|data-requests|incident)\b/,
  },
  { name: 'desk', description: 'Everybody’s tickets: for agents and leads.', paths: /^\/api\/desk\// },
] as const;

export const tags = groups.map(({ name, description }) => ({ name, description }));

/** The group of a call. @throws Error if no group has its path. */
export function tagOf({ path }: Route): string {
  const group = groups.find(({ paths }) => paths.test(path));
  if (!group) throw new Error(`No group of the document has ${path}.`);
  return group.name;
}
