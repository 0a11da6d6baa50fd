/** Claiming bonuses and credits. Spec §2, §4. */
export const claimsMessages = {
  'claim.title': 'Claim bonus',
  'claim.loading': 'Loading your bonus…',
  'claim.none': 'What your levels bring you can be claimed here as soon as there is something.',
  'claim.level': 'Claim from',
  'claim.option': 'Level {level}: {amount}',
  'claim.bonus': 'Bonus',
  'claim.zero': 'There is nothing to claim at this level now.',
  'claim.action': 'Claim',
  'claim.actionName': 'Claim {amount} from Level {level}',
  'claim.leave': 'You may leave this page: the claim goes on.',
  'claim.steps': 'Steps of the claim',
  'claim.step.waiting': 'Claim {amount}',
  'claim.step.asked': 'Claim {amount}: confirm in wallet',
  'claim.step.sent': 'Claim {amount}: wait for confirmation',
  'claim.resumed':
    'This claim was begun on another page or before this one was loaded. It is only followed here: no wallet opens from this page.',
  'claim.next.gas': 'Send some MATIC to this wallet, then claim again. What is yours stays yours.',
  'claim.next.cancelled': 'What was not paid can be claimed again at any time.',
  'claim.paid': '{amount} was paid to your wallet.',
} as const;
