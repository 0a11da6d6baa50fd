export const dataMessages = {
  'data.title': 'Your data',
  'data.text':
    'What we hold about you apart from what the chain records. Support answers each request within 30 days.',
  'data.copy': 'A copy of your data',
  'data.copy.text':
    'A file with your profile, sessions, notifications, tickets with their messages and file names, and which support staff opened your data. Your ledger has a file of its own.',
  'data.copy.ask': 'Ask for a copy',
  'data.erase': 'Erase your data',
  'data.erase.gone':
    'Erased: your name and photo, the words and files of your tickets, what support began to write there, earlier copies of your data, your notifications and your sessions. Support closes your open tickets first.',
  'data.erase.kept':
    'Kept: what the chain records, such as your purchases and your place. Also your ID, wallet and sponsor, the terms that you accepted, the signature for your place, the numbers, dates, ratings, tags and priorities of your tickets, which staff they were assigned to, and the record of what support did, by your ID.',
  'data.erase.ask': 'Ask to erase',
  'data.erase.confirm': 'Ask to erase your data?',
  'data.erase.confirm.text':
    'You can withdraw the request until it is answered. What was erased cannot be brought back.',
  'data.asking': 'Asking…',
  'data.sent': 'Your request was sent.',
  'data.notSent': 'Your request was not sent. Try again.',
  'data.alreadyAsked': 'You have asked for this already.',
  'data.keeping': 'How long we keep it',
  'data.keeping.profile':
    'Your profile and the words of your tickets: until you ask us to erase them, and we do',
  'data.keeping.ticketFiles':
    'Files of a ticket: {days, plural, one {# day} other {# days}} after it was closed',
  'data.keeping.notifications': 'Notifications: {days, plural, one {# day} other {# days}}',
  'data.keeping.drafts':
    'Replies that support began and did not send: {days, plural, one {# day} other {# days}}',
  'data.keeping.exports': 'Copies of your data: {days, plural, one {# day} other {# days}}',
  'data.keeping.sessions': 'Sessions: 7 days after their last use, 30 days at most',
  'data.keeping.audit': 'The record of what support did: for ever',
  'data.requests': 'Your requests',
  'data.requests.none': 'You have asked for nothing yet.',
  'data.state.open': 'Open',
  'data.state.fulfilled': 'Done',
  'data.state.refused': 'Refused',
  'data.state.withdrawn': 'Withdrawn',
  'data.asked': 'Asked',
  'data.due': 'Answer due',
  'data.answered': 'Answered',
  'data.until': 'Download until',
  'data.reason': 'Reason',
  'data.download': 'Download the copy',
  'data.downloading': 'Preparing file…',
  'data.notDownloaded': 'The copy could not be downloaded. Try again.',
  'data.withdraw': 'Withdraw',
  'data.withdrawName': 'Withdraw: {request}',
  'data.withdrawn': 'Your request was withdrawn.',
  'data.notWithdrawn': 'Your request was not withdrawn. Try again.',
  'data.notLoaded': 'Your requests could not be loaded.',
} as const;
