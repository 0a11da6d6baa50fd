export const transparencyMessages = {
  'transparency.title': 'Transparency',
  'transparency.intro':
    'Nine contracts on a public chain take every fee, owe every income and pay every claim. Here you can check each figure on the chain yourself. You need no account.',
  'transparency.intro.source':
    'Everything a member is paid was paid in by members who came later. Past payments promise nothing.',
  'transparency.signIn': 'Sign in',
  'transparency.level': 'Level',
  'transparency.allLevels': 'All levels',
  'transparency.registry': 'Registry',
  'transparency.contract': 'Contract',

  'transparency.books': 'What the pools took, gave, hold and owe',
  'transparency.books.hint':
    'As our server has read them from the chain. “Owed” can still be taken out. It and “Paid out” include the operator’s funds, “Members” its free seats.',
  'transparency.books.loading': 'Loading the pools’ figures…',
  'transparency.books.unread': 'Our server has not read the chain yet',
  'transparency.books.unread.text':
    'Its figures come a few minutes after it starts. The chain itself answers below.',
  'transparency.books.in': 'Paid in',
  'transparency.books.out': 'Paid out',
  'transparency.books.held': 'Held',
  'transparency.books.owed': 'Owed',
  'transparency.books.ratio': 'Held of owed',
  'transparency.books.covered': 'Every pool holds all that it owes.',
  'transparency.books.members': 'Members',
  'transparency.books.nothingOwed': 'Nothing owed',
  'transparency.books.short': '{percent} – {missing} missing',
  'transparency.books.shortTitle':
    '{count, plural, one {One pool holds less than it owes} other {# pools hold less than they owe}}',
  'transparency.books.shortText':
    'By our server’s figures not everybody could be paid. Add the pools up yourself below. If the chain says otherwise, our figures are wrong.',

  'transparency.asOf': 'As of block {block}',
  'transparency.final': 'final up to block {block}',
  'transparency.lag.none': 'Up to date with the chain',
  'transparency.lag': '{blocks, plural, one {# block} other {# blocks}} ({time}) behind the chain',
  'transparency.lag.unknown': 'The chain does not answer, so nobody can tell how old these figures are.',

  'transparency.recompute': 'Add it up yourself',
  'transparency.recompute.hint':
    'Your browser reads every purchase and claim from the chain and adds them up, without our server. Then it compares the result with our figures at the same block.',
  'transparency.recompute.limits':
    'On a long chain this takes minutes, and a public node may refuse some requests. What was read is kept until you leave, so you can go on where it stopped.',
  'transparency.recompute.start': 'Read the chain and compare',
  'transparency.recompute.again': 'Compare again',
  'transparency.recompute.stop': 'Stop',
  'transparency.recompute.reading': 'Reading the chain',
  'transparency.recompute.progress': '{read} of {total} blocks',
  'transparency.recompute.stopped': 'Stopped. What was read is kept.',
  'transparency.recompute.failed': 'The chain could not be read to the end',
  'transparency.recompute.failed.text':
    'The node did not answer, refused, or left something out. That says nothing about the pools. What was read is kept. Try again now or later.',
  'transparency.recompute.unasked':
    'Our server did not give its figures, so there is nothing to compare with.',
  'transparency.recompute.same': 'All {count} pools are the same to the unit',
  'transparency.recompute.same.text':
    'What your browser added up from the chain up to block {block} is what our server says, and what each contract says that it owes.',
  'transparency.recompute.differs':
    '{count, plural, one {One pool differs} other {# pools differ}} from what the chain says',
  'transparency.recompute.differs.text':
    'Believe the chain. Our server’s figures are wrong at block {block}; please tell support.',
  'transparency.recompute.result': 'Comparison',
  'transparency.recompute.server': 'Our server',
  'transparency.recompute.chain': 'Your browser',
  'transparency.recompute.rowSame': 'Same to the unit',
  'transparency.recompute.rowDiffers': 'Differs',
  'transparency.recompute.difference': '{figure}: {difference} apart',
  'transparency.recompute.surplus':
    'Holds {amount} more than was paid in: coins that somebody sent without buying. Nobody is owed them.',
  'transparency.recompute.contractSays': 'The contract itself says that it owes {amount}',

  'transparency.fee': 'Where one fee goes',
  'transparency.fee.hint': 'By the terms that each contract has now. The parts add up to the fee.',
  'transparency.fee.loading': 'Reading the terms from the contracts…',
  'transparency.fee.option': 'Level {level}, {price}',
  'transparency.fee.split': 'Where the {price} of Level {level} goes',
  'transparency.fee.uplines': 'Uplines above the buyer',
  'transparency.fee.sum': 'Total',
  'transparency.fee.paid': 'Where a fee that was paid went',
  'transparency.fee.paid.hint': 'Read from the transaction’s own receipt on the chain.',
  'transparency.fee.hash': 'Hash of the purchase',
  'transparency.fee.hash.invalid': 'A hash is 0x and 64 digits from 0 to f.',
  'transparency.fee.show': 'Show',
  'transparency.fee.reading': 'Reading the receipt…',
  'transparency.fee.unknown': 'The chain knows no such transaction.',
  'transparency.fee.noPurchase': 'This transaction bought no level in our pools.',
  'transparency.fee.failed': 'The chain does not answer, so nothing is known about this transaction.',
  'transparency.fee.bought': 'Level {level} bought by',
  'transparency.leg.referral': 'Sponsor’s part',
  'transparency.leg.instead': 'Instead of the sponsor, who had not bought the level',
  'transparency.leg.upline': 'Upline {generation}',
  'transparency.leg.missing':
    '{count, plural, one {# missing upline} other {# missing uplines}}, to the product fund',
  'transparency.leg.product': 'Product fund',
  'transparency.leg.royalty': 'Royalty fund',
  'transparency.leg.pool': 'Shared by all earlier members',
  'transparency.leg.holders': '{count, plural, one {# earlier member} other {# earlier members}}',
  'transparency.leg.each':
    '{amount} each{rest, select, left {; what cannot be divided goes to the next purchase} added {, with what earlier purchases left over} other {}}',

  'transparency.roles': 'Who may change what',
  'transparency.roles.hint':
    'Read from the contracts just now. No role can take a member’s credit, stop a claim or change a sponsor.',
  'transparency.roles.loading': 'Reading the roles from the contracts…',
  'transparency.roles.nobody': 'Nobody',
  'transparency.roles.offered': 'offered to {wallet}, who has not accepted yet',
  'transparency.role':
    '{role, select, ADMIN {Administrator} MODIFIER {Terms manager} ROYALITY {Royalty receiver} PRODUCT {Product receiver} other {Nobody}}',
  'transparency.roles.ADMIN':
    'Opens and pauses purchases. Ends them 48 hours after saying so. Lists pools and gives the first seats. Appoints the terms manager and offers the two receivers their roles. Sends coins that nobody is owed to the product receiver.',
  'transparency.roles.MODIFIER': 'Announces new terms and applies them 48 hours later.',
  'transparency.roles.ROYALITY': 'Takes money out of the royalty funds.',
  'transparency.roles.PRODUCT': 'Takes money out of the product funds.',
  'transparency.roles.levels': '{count, plural, one {Level {levels}} other {Levels {levels}}}',

  'transparency.changes': 'Every change by the operator',
  'transparency.changes.hint': 'Each act of a role, as the contracts told it, newest first.',
  'transparency.changes.loading': 'Reading the operator’s acts from the chain…',
  'transparency.changes.empty': 'No role has acted yet.',
  'transparency.changes.more': 'Show more',
  'transparency.changes.transactions': '{count, plural, one {# transaction} other {# transactions}}',
  'transparency.changes.showing': '{shown} of {total, plural, one {# change} other {# changes}}',
  'transparency.changes.since': 'The node was asked as far back as {date}. Older changes are not listed.',
  'transparency.change.RoleGranted': 'The role {role} was given to {account}',
  'transparency.change.RoleRevoked': 'The role {role} was taken from {account}',
  'transparency.change.RoleAdminChanged': 'The role {role} is now given by: {newAdminRole}',
  'transparency.change.PlatformInvestorAdded': 'Seat {index} was given to {user} without a fee',
  'transparency.change.PoolAdded': 'A pool was listed at Level {position}',
  'transparency.change.PoolQueued':
    'A pool was announced for Level {position}; it can be listed from {readyAt} until {expiresAt}',
  'transparency.change.PoolCancelled': 'The announcement of a pool was withdrawn',
  'transparency.change.Sealed': 'The list of pools that may bind wallets to sponsors was closed for ever',
  'transparency.change.Started': 'Purchases were opened',
  'transparency.change.Retired': 'Purchases were ended for ever; claims go on',
  'transparency.change.RetirementQueued':
    'The end of purchases was announced; it can come from {readyAt} until {expiresAt}, and claims go on',
  'transparency.change.RetirementCancelled': 'The announced end of purchases was withdrawn',
  'transparency.change.paused': 'Purchases were paused until {until}; claims go on',
  'transparency.change.resumed': 'The pause of purchases was ended',
  'transparency.change.TermsQueued':
    'New terms were announced: fee {fee}, {referral} to the referral, {network} to the network, {operator} to the operator; they can be applied from {readyAt} until {expiresAt}',
  'transparency.change.TermsApplied':
    'Terms came into force: fee {fee}, {referral} to the referral, {network} to the network, {operator} to the operator',
  'transparency.change.TermsCancelled': 'The announced terms with the fee {fee} were withdrawn',
  'transparency.change.productTaken': '{account} took {amount} from the product fund',
  'transparency.change.royaltyTaken': '{account} took {amount} from the royalty fund',
  'transparency.change.ReceiverProposed': 'The role {role} was offered to {account}',
  'transparency.change.receiverWithdrawn': 'The offer of the role {role} was withdrawn',
  'transparency.change.ReceiverChanged':
    'The role {role} moved from {previous} to {account}, who accepted it',
  'transparency.change.Rescued': 'Coins that nobody was owed were sent to {account}',
  'transparency.change.DefaultAdminTransferScheduled':
    'The role of administrator was offered to {account}, who can accept it from {from}',
  'transparency.change.DefaultAdminTransferCanceled': 'The offer of the administrator’s role was withdrawn',
  'transparency.change.DefaultAdminDelayChangeScheduled':
    'From {from} on, handing over the administrator’s role will take {time}',
  'transparency.change.DefaultAdminDelayChangeCanceled':
    'The change of how long handing over the administrator’s role takes was withdrawn',
  'transparency.change.unknown': 'An act that this page has no words for',
} as const;
