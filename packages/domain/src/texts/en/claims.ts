/** Claiming bonuses and credits. Spec §2, §4. */
export const claimsMessages = {
  'claim.title': 'Ready to claim',
  'claim.loading': 'Loading your bonus…',
  'claim.none': 'Nothing to claim yet.',
  'claim.none.of': 'Nothing to claim from {pool} yet.',
  'claim.none.about': 'What comes in can be claimed here.',
  'claim.gas': 'Each claim is a transaction and costs gas.',
  'claim.gas.about':
    '{count, plural, one {This claim costs} other {All # claims cost}} about {amount} MATIC (POL) of gas.',
  'claim.zero': 'Nothing to claim now.',
  'claim.action': 'Claim',
  'claim.all': 'Claim all: {count} transactions',
  'claim.all.together': 'Claim all: one confirmation',
  'claim.all.busy': 'Claiming…',
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
