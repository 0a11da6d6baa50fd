export const deskMemberMessages = {
  'desk.member.watched': '{name} can see that you opened this profile at {time}.',
  'desk.member.failed': 'Couldn’t load the member.',
  'desk.member.broken': 'The member can’t be shown.',
  'desk.member.loading': 'Loading the member',
  'desk.member.levels': 'Levels',
  'desk.member.level':
    '{state, select, bought {Level {level}: bought} failed {Level {level}: the purchase failed} other {Level {level}: not bought}}',
  'desk.member.paidIn': 'Paid in',
  'desk.member.received': 'Received',
  'desk.member.claimable': 'Ready to claim',
  'desk.member.lost': 'Lost',
  'desk.member.walletNow': 'Wallet now',
  'desk.member.holds': '{coin} · {gas} MATIC (POL)',
  'desk.member.unknown': 'Not known',
  'desk.member.sponsor': 'Sponsor',
  'desk.member.noSponsor': 'Nobody',
  'desk.member.parts': 'About the member',
  'desk.member.account': 'Account',
  'desk.member.tickets': 'Tickets {count, number}',
  'desk.member.more': 'The newest {shown, number} of {count, number}.',
  'desk.chain.unreachable':
    'Can’t read the chain. {isKnown, select, yes {Figures are from block {block, number}, {ago}.} other {Nothing of it was read before.}}',
  'desk.chain.history': 'Chain history',
  'desk.chain.loading': 'Loading the chain history',
  'desk.chain.failed': 'Couldn’t load the chain history.',
  'desk.chain.empty': 'Nothing yet.',
  'desk.chain.event':
    '{kind, select, participation {Bought Level {level}} claim {Claimed from Level {level}} lost {Lost: {who} bought Level {level}} referral {Level {level} referral income} level {Level {level} level income} other {Allowed Level {level} to take {amount}}}',
  'desk.chain.whoBought': '{who} bought Level {level}',
  'desk.chain.whyLost': 'They had not bought Level {level}, so it went to {receiver}.',
  'desk.chain.place': 'block {block, number} · {isFinal, select, yes {final} other {not final yet}}',
  'desk.chain.check':
    '{check, select, chain {From the chain} differs {The chain says something else} other {From the ledger, not checked yet}}',
  'desk.chain.shares': 'Shares of global pools are not listed one by one.',
  'desk.chain.allowancesFrom': 'Allowances before block {block, number} were not looked for.',
  'desk.chain.mark':
    '{kind, select, reverted {Reverted: {error}} lost {Lost {amount}} waiting {Not mined, nonce {nonce}} allowance {Allowance {amount}} bought {Bought Level {level}} claimed {Claimed {amount}} received {Received {amount}} unknown {Not on the chain} unread {Not read yet} other {Other transaction}}',
  'desk.chain.error':
    '{name, select, NotEnoughAllowanceOrBalance {allowance or balance too low} OutOfGas {out of gas} EarlierInBlock {something earlier in its block} none {no reason given} other {{name}}}',
  'desk.chain.state':
    '{state, select, reverted {Reverted} waiting {Not mined} unknown {Not on the chain} other {Went through}}',
  'desk.chain.transaction': 'The ticket’s transaction',
  'desk.chain.why':
    '{what, select, allowance {The pool could not take the fee: it needed {needed} and was allowed {allowed}.} balance {The pool could not take the fee: it needed {needed} and the wallet held {held}.} gas {It ran out of gas: its limit was {limit, number}.} earlier {It would have gone through at the start of its block: something earlier in block {block, number} stopped it.} forgotten {Why is not known: the node no longer has the state of that block.} unsaid {Why is not known: the node did not say.} noFunction {The pool has no function like the one that was called.} silent {It was reverted and gave no reason.} waiting {No block has it yet. It is number {nonce} of the wallet.} other {No node knows this transaction: it was never sent, or it was lost.}}',
  'desk.chain.unreadYet': 'Nobody could read this transaction yet.',
  'desk.chain.called': 'Called',
  'desk.chain.otherContract': 'A contract that is none of ours',
  'desk.chain.sentBy': 'Sent by {who}, which is not this member’s wallet.',
  'desk.chain.balanceThen': 'Balance then',
  'desk.chain.balance': '{held}, {isEnough, select, yes {enough} other {not enough}}',
  'desk.chain.gas': 'Gas spent',
  'desk.chain.gasSpent': '{gas, number} · {fee} MATIC (POL)',
  'desk.chain.put': 'Put in reply',
  'desk.chain.reply':
    '{what, select, allowance {Your purchase of Level {level} did not go through, and nothing was taken for it: the pool needed {needed}, and your wallet allowed {allowed}. Only {fee} MATIC (POL) of gas was spent.} balance {Your purchase of Level {level} did not go through, and nothing was taken for it: the pool needed {needed}, and your wallet held {held}. Only {fee} MATIC (POL) of gas was spent.} reverted {Your transaction did not go through, and nothing was taken by it. {why} Only {fee} MATIC (POL) of gas was spent.} waiting {No block has your transaction yet. It is number {nonce} of your wallet.} lost {{who} bought Level {level}. You had not bought Level {level} by then, so {amount} went to {receiver}.} stranger {This transaction was sent by another wallet, {who}, and not by yours.} done {Your transaction went through. It is in block {block, number}.} other {The chain does not know your transaction: it was never sent, or it was lost.}}',
} as const;
