/** Every table, put together of the features': what `pnpm generate:migration` compares with the migrations. */
export * from './announcements/schema.ts';
export * from './audit/schema.ts';
export * from './auth/schema.ts';
export * from './chainFacts/schema.ts';
export * from './dataRequests/schema.ts';
export * from './desk/schema.ts';
export * from './incidents/schema.ts';
export * from './macros/schema.ts';
export * from './members/schema.ts';
export * from './notifications/schema.ts';
export * from './outbox/schema.ts';
export * from './places/schema.ts';
export * from './promises/schema.ts';
export * from './staff/schema.ts';
export * from './tickets/schema.ts';
export * from './uploads/schema.ts';
