/** ABI errors that no action can cause, with the reason. */
export const unreachableErrors: Readonly<Record<string, string>> = {
  ReentrancyGuardReentrantCall: 'needs a coin that calls back, which the Solidity tests have',
  SafeCastOverflowedUintDowncast: 'needs more coins than there are; the Solidity tests have them',
  RegistryNotSealed: 'the beginning seals, or nothing could be sold; there it is met once',
  InvalidShortString: 'the EIP-712 name and version are constants',
  StringTooLong: 'the EIP-712 name and version are constants',
};

/** Actions that always fail, with the reason. */
export const refusedActions: Readonly<Record<string, string>> = {
  seal: 'the beginning seals, and a registry is sealed once',
};

/** Functions that change state and are never called, with the reason. */
export const uncalledFunctions: Readonly<Record<string, string>> = {
  changeDefaultAdminDelay: "OpenZeppelin's own; the model's delay is two days",
  rollbackDefaultAdminDelay: "OpenZeppelin's own; the model's delay is two days",
};

/** Views that are never called, with the reason. */
export const unaskedViews: Readonly<Record<string, string>> = {
  ADMIN: 'a constant',
  DEFAULT_ADMIN_ROLE: 'a constant',
  MODIFIER: 'a constant',
  PRODUCT: 'a constant',
  ROYALITY: 'a constant',
  getRoleAdmin: "set once, which the new pool's logs tell",
  supportsInterface: 'a constant',
  owner: 'defaultAdmin by another name',
  defaultAdminDelay: 'changes by functions that are never called here',
  defaultAdminDelayIncreaseWait: 'a constant',
  pendingDefaultAdminDelay: 'changes by functions that are never called here',
  eip712Domain: 'a constant, without which no enrolment would succeed',
};
