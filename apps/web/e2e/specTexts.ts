import { type MessageId, messages } from '@upline/domain';

/** The specification's texts that the app can show, §5 and §8. */
export const specTexts: readonly MessageId[] = [
  ...(Object.keys(messages) as MessageId[]).filter((id) => id.startsWith('toast.')),
  'access.failed.authentication',
  'access.failed.registration',
  'access.failed.unreachable',
  'attachments.tooLarge',
  'balances.transactions.empty',
  'conversation.loadFailed',
  'conversation.sendFailed',
  'conversation.uploadFailed',
  'createTicket.failed',
  'createTicket.uploadFailed',
  'dashboard.referrals.empty',
  'member.notFound',
  'members.noMatch',
  'notification.notLoaded',
  'notifications.notLoaded',
  'notifications.notMarked',
  'pools.global.empty',
  'profile.photo.tooLarge',
  'profile.photo.wrongType',
  'tickets.loadFailed',
];

/** Texts that no journey can produce, with the reason; stories and unit tests show them. */
export const beyondJourneys: Partial<Record<MessageId, string>> = {
  'toast.noGlobalPools': 'a claim can be pressed only beside a level that the member has',
  'toast.invalidPool': 'the registry lists a pool at every level, so no level can be chosen that has none',
  'toast.noEligiblePools': 'the claim’s button is disabled as soon as nothing is left to claim',
  'toast.somethingWrong':
    'what breaks before the first prompt of a claim has already failed to show the claim',
};
