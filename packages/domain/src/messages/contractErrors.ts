/** What each error of the contracts means, under `Contract Revert: {error name}`. Spec §8. */
export const contractErrorMessages = {
  'contract.AlreadyInvested': 'You have already bought this level.',
  'contract.NotEnoughAllowanceOrBalance': 'The allowance or the balance does not cover the fee.',
  'contract.ReferralMustNotBeSender': 'You cannot be your own referral.',
  'contract.InvalidTotalCutPercentage': 'The parts of the fee do not sum to the whole.',
  'contract.InsufficientProductOrRoyaltyFund': 'The product or royalty fund holds less than was asked.',
  'contract.TransferFailed': 'The stable coin refused the transfer.',
  'contract.UserNotInvestor': 'This wallet is not in the pool.',
  'contract.NotEnoughBonus': 'There is no bonus to claim.',
  'contract.InvalidReferral': 'The referral is not the one that the chain has for this wallet.',
  'contract.MaximumPlatformInvestorsReached': 'Every platform seat of this pool is taken.',
  'contract.ContractNotInitialized': 'This pool has not started yet.',
  'contract.ContractStarted': 'This pool has started and its seats are fixed.',
  'contract.AccessControlUnauthorizedAccount': 'This wallet may not do that.',
  'contract.PurchasesPaused': 'Purchases are paused. Claims work as ever.',
  'contract.TermsNotReady': 'The new terms are not due yet.',
  'contract.MemberShareTooLow': 'The members’ part of the fee would be too low.',
} as const;
