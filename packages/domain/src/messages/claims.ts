/** Claiming bonuses and credits. Spec §2, §4. */
export const claimsMessages = {
  'claim.title': 'Ready to claim',
  'claim.loading': 'Loading your bonus…',
  'claim.none':
    '{kind, select, race {Nothing to claim from Forge Race yet.} global {Nothing to claim from Global Pool yet.} other {Nothing to claim yet.}}',
  'claim.none.about':
    '{kind, select, all {What your levels bring you} other {What its levels bring you}} can be claimed here as soon as there is something.',
  'claim.gas':
    '{count, plural, one {A claim is a transaction and costs gas.} other {Each claim is a transaction of its own and costs gas.}}',
  'claim.zero': 'Nothing to claim now.',
  'claim.action': 'Claim',
  'claim.actionName': 'Claim {amount} from Level {level}',
  'claim.stays': 'Income stays in its level until you claim it.',
  'claim.levels': '{count, plural, one {Level} other {Levels}} {levels}',
  'claim.now.asked': 'Confirm in wallet',
  'claim.now.sent': 'Confirming…',
  'claim.leave': 'You may leave this page: the claim goes on.',
  'claim.steps': 'Steps of the claim',
  'claim.step.waiting': 'Claim {amount}',
  'claim.step.asked': 'Claim {amount}: confirm in wallet',
  'claim.step.sent': 'Claim {amount}: wait for confirmation',
  'claim.resumed':
    'This claim began on another page, or before this one loaded. You can follow it here; your wallet will not open from this page.',
  'claim.next.gas':
    'Send some MATIC, which wallets call POL, to this wallet, then claim again. What is yours stays yours.',
  'claim.next.cancelled': 'What was not paid can be claimed again at any time.',
  'claim.paid': '{amount} was paid to your wallet.',
} as const;
