// Message exports for other packages.
export type { CompiledMessage } from './compiledMessages.ts';
export { dateFormat } from './dateLocale.ts';
export { InMemberLanguage } from './InMemberLanguage.tsx';
export { englishOf } from './messagesContext.ts';
export type { ArgumentsOf } from './messageValues.ts';
export { useMoney } from './useMoney.ts';
