/** What the server answers, in the envelopes of the wire. Spec §7, §8. */
export const serverMessages = {
  'server.signInAgain': 'Please sign in again.',
  'server.nonceSpent': 'This message has expired or was used already. Please sign a new one.',
  'server.wrongSignature': 'The signature does not belong to this wallet.',
  'server.signatureRequired': 'A signature is required.',
  'server.notRegistered': 'This wallet is not registered.',
  'server.alreadyRegistered': 'This wallet is already registered.',
  'server.unknownUpline': 'No member has this upline ID.',
  'server.ownUpline': 'You cannot be your own upline.',
  'server.termsChanged': 'The terms have changed. Please read them again before you accept.',
  'server.unknownPosition': 'Invalid pool selection.',
  'server.unknownMember': 'User not found.',
  'server.malformed': 'The request is not valid.',
  'server.foreignPhoto': 'The photo must be one that you uploaded.',
  'server.unfitPhoto': 'The photo must be a JPEG or PNG of at most 5 MB.',
  'server.notGlobalPool': 'Only levels 3, 6 and 9 are global pools.',
  'server.notRacePool': 'A global pool has no tree.',
  'server.unknownNotification': 'Notification not found.',
  'server.unknownTicket': 'Ticket not found.',
  'server.emptyReply': 'A reply needs a text or at least one file.',
  'server.ticketClosed': 'This ticket is closed and takes no more replies.',
  'server.ticketFull': 'This conversation is full. Please create a new ticket.',
  'server.foreignAttachment': 'An attachment must be a file that you uploaded.',
  'server.fileTooLarge': 'A file may have at most 10 MB.',
  'server.fileType': 'This kind of file is not accepted.',
  'server.fileEmpty': 'An empty file cannot be uploaded.',
  'server.fileGone': 'This link has expired. Please open the page again.',
  'server.staffOnly': 'Only support staff may do that.',
  'server.unknownSession': 'Session not found.',
  'server.imageTooLarge':
    'This picture has too many pixels. A JPEG or PNG may have 64 million, a moving picture or another kind fewer.',
  'server.imageTooHard':
    'This picture takes too much to open. Please save it as a smaller JPEG or PNG, and send that one.',
  'server.picturesForNow': 'You have sent many large pictures. Please try again in a few minutes.',
  'server.uploadsBusy': 'Too many pictures are waiting just now. Please try again in a moment.',
  'server.uploadFailed': 'The file could not be stored. Please try again.',
  'server.uploadsOfDay': 'You have sent as many files as one day allows. Please try again tomorrow.',
  'server.fileInfected': 'This file is not safe and was refused.',
  'server.foreignOrigin': 'This site may not call the server.',
  'server.notFound': 'There is nothing here.',
  'server.tooLarge': 'The request is too large.',
  'server.tooMany': 'Too many requests. Please wait a moment.',
  'server.chainDown': 'The chain does not answer. Please try again soon.',
  'server.databaseDown': 'The service is not available at the moment. Please try again in a few seconds.',
  'server.otherSponsor': 'This signature names another sponsor than the one you registered under.',
  'server.signatureTooShort': 'This signature would be over too soon. Please sign again.',
  'server.signatureTooLong': 'This signature would hold too long. Please sign again.',
  'server.walletNotDeployed':
    'The chain does not know this smart wallet yet. Send any transaction with it first, then sign again.',
  'server.failed': 'Something went wrong. Please try again.',
  'server.notice.welcome': 'Welcome to Upline. Your member ID is {memberId}.',
  'server.notice.referralJoined': '{who} joined under you.',
  'server.notice.placeUnrecorded':
    '{who} joined below you, but your place is not recorded yet. Until you sign, members who join with your link will not count for you.',
  'server.notice.placeAsked':
    '{who} stands below you and waits for your signature. Until you sign, members who join with your link will not count for you.',
  'server.notice.placeSigned': '{who} has signed for their place, as you asked.',
  'server.notice.placeExpiring':
    'Your signature for your place ends on {date}. Sign again, or members who join with your link will not count for you from then on.',
  'server.notice.placeWaiting':
    '{who} joined under you, but a sponsor above you has not signed for their place. Until they sign, members who join with your link will not count for you. You can have them asked on your profile.',
  'server.notice.placeWithdrawn':
    'Your wallet no longer confirms your signature for your place. Until you sign again, members who join with your link will not count for you.',
  'server.notice.purchaseConfirmed': 'Your purchase of Level {level} is confirmed.',
  'server.notice.incomeReceived': 'You received {amount} from a purchase of Level {level}.',
  'server.notice.incomeLost':
    'You missed {amount} from a purchase of Level {level}, because you do not have Level {level}.',
  'server.notice.bonusClaimed': 'You claimed {amount} from Level {level}.',
  'server.notice.supportReplied': 'Support replied to “{subject}”.',
  'server.notice.ticketClosed': 'Support closed “{subject}”.',
  'server.notice.ofLevel': 'Level {level}',
  'server.notice.ofRegistry': 'the registry of sponsors and pools',
  'server.notice.nobody': 'nobody',
  'server.notice.termsAnnounced':
    'Level {level}: new terms are announced. Fee {fee}; {referral} of it to the referral, {network} to the network, {operator} to the operator. They can come into force from {from} until {until}. What was bought before stays as it is.',
  'server.notice.termsApplied':
    'Level {level}: new terms are in force. Fee {fee}; {referral} of it to the referral, {network} to the network, {operator} to the operator.',
  'server.notice.termsWithdrawn': 'Level {level}: the announced terms with the fee {fee} were taken back.',
  'server.notice.pauseBegan':
    'Level {level}: purchases are paused. They go on by themselves at {until}, or earlier. Claims go on.',
  'server.notice.pauseEnded': 'Level {level}: the pause is over, purchases go on.',
  'server.notice.poolAnnounced':
    'Level {level}: another pool is announced. It can be listed from {from} until {until}. What the pool of today owes you stays yours.',
  'server.notice.poolWithdrawn': 'The announcement of another pool was taken back.',
  'server.notice.retirementAnnounced':
    'Level {level}: the end of purchases is announced. It can come from {from} until {until}. Claims go on.',
  'server.notice.retirementWithdrawn': 'Level {level}: the announced end of purchases was taken back.',
  'server.notice.retired': 'Level {level}: purchases have ended for ever. Claims go on.',
  'server.notice.adminOffered':
    'The administration of {what} is offered to {who}, who can take it from {from} on.',
  'server.notice.adminOfferWithdrawn': 'The offered administration of {what} was taken back.',
  'server.notice.adminChanged': 'The administration of {what} has moved to {who}.',
} as const;
