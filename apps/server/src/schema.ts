/** All tables; `pnpm generate:migration` compares them with the migrations. */

export * from './accounts/auth/schema.ts';
export * from './accounts/enrolments/schema.ts';
export * from './accounts/members/schema.ts';
export * from './accounts/staff/schema.ts';
export * from './ledger/chainFacts/schema.ts';
export * from './platform/notify/schema.ts';
export * from './support/announcements/schema.ts';
export * from './support/audit/schema.ts';
export * from './support/dataRequests/schema.ts';
export * from './support/desk/schema.ts';
export * from './support/incidents/schema.ts';
export * from './support/macros/schema.ts';
export * from './support/scheduledReplies/schema.ts';
export * from './support/sla/schema.ts';
export * from './support/tickets/schema.ts';
export * from './uploads/schema.ts';
