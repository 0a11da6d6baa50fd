/** The steps of signing in and registering. Spec §2, §8. */
export const accessMessages = {
  'access.title': 'Welcome to Upline',
  'access.transparency': 'See what the pools took, gave, hold and owe',
  'access.register.question': 'Do you have an ID?',
  'access.register.no': 'No',
  'access.signup.question': 'I have an upline ID',
  'access.signup.yes': 'Yes',
  'access.signup.no': 'No',
  'access.referral.label': 'Referral ID',
  'access.referral.description': 'A member’s ID, link or wallet. Ask the person who told you about Upline.',
  'access.referral.locked': 'Set by the link you opened.',
  'access.referral.invalid': 'This is not a member ID or a wallet.',
  'access.referral.continue': 'Continue',
  'access.direct.title': 'Register',
  'access.direct.sponsor': 'Your sponsor',
  'access.direct.noSponsor': 'You register without a sponsor. The operator’s seat stands above you.',
  'access.direct.register': 'Register with Wallet',
  'access.sponsor.loading': 'Looking up your sponsor…',
  'access.sponsor.unknown':
    'No member and no wallet in the network has this ID. Check it with the person who gave it to you.',
  'access.sponsor.failed':
    'Your sponsor could not be looked up. You can register once you have seen who it is.',
  'access.sponsor.final': 'Your sponsor cannot be changed later.',
  'access.terms.label': 'I have read and accept the terms and the risk notice',
  'access.terms.read': 'Read the terms',
  'access.terms.title': 'Terms and risk notice',
  'access.looking': 'Looking for wallets…',
  'access.reconnecting': 'Reconnecting to your wallet…',
  'access.otherWallet': 'Use another wallet',
  'access.connecting': 'Connecting to {wallet}…',
  'access.chooseWallet': 'Choose a wallet',
  'access.noWallet': 'No wallet was found in this browser.',
  'access.noWallet.help':
    'Install a wallet as an extension, or open this page in the browser of your wallet app. Then look again.',
  'access.noWallet.again': 'Look again',
  'access.signing': 'Sign the message in your wallet. It costs nothing.',
  'access.entering': 'Signing you in…',
  'access.demo.wallet': 'Demo wallet',
  'access.demo.notice': 'Works on the chain of this machine only. Its money is not real.',
  'access.demo.new': 'New demo member',
  'access.demo.choose': 'Choose a demo member',
  'access.failed.authentication': 'Authentication failed',
  'access.failed.registration': 'Registration failed',
  'access.failed.unreachable': 'Something went wrong. Please try again.',
  'access.redirecting': 'Taking you to the sign-in…',
  'access.notFound': 'There is no such page. Taking you to your dashboard…',
  'access.sessionEnded': 'You were signed out. Sign in to go on.',
  'terms.version': 'Version {version}',
  'terms.1':
    'Upline is a network of members on a public chain. You enter a level by paying its fee to a contract, and the contract pays parts of that fee to other members at once.',
  'terms.2':
    'How every fee is split, and where a part without a receiver goes, is shown before you pay it. Fees and their split can change for later purchases; the pool announces a change on the chain at least 48 hours before, and a notification tells you of it. Nobody can pay a fee back.',
  'terms.3':
    'Your sponsor is fixed when you register. Bonuses for your purchases go to your sponsor, or to somebody further up where your sponsor has not bought the level.',
  'terms.4':
    'You alone hold the keys of your wallet. Whoever has them has your money, and nobody can restore them.',
  'terms.5':
    'Your wallet, your purchases and what they pay are public on the chain for ever. Your name and photo are shown to other members.',
  'terms.6':
    'You are of age and taking part is lawful where you live. Where it is not, you must not register.',
  'terms.7': 'Nothing that is shown here is advice, a forecast or a promise.',
  'terms.8':
    'When these terms change you are asked again before you buy anything more. Your profile keeps every text that you accepted.',
  'risk.title': 'You can lose all the money you put in',
  'risk.1':
    'Payments to members come only from the fees of members who join later. Nothing is invested and nothing is earned elsewhere.',
  'risk.2':
    'When fewer people join, fewer are paid. Most people in a network of this shape get back less than they paid.',
  'risk.3': 'A fee is final. The contract splits it at once and nobody can return it.',
  'risk.4': 'Of a shared 70 % only about the first 24 % of joiners ever get their fee back from sharing.',
  'risk.5': 'Nobody promises you an income. Programmes like this are unlawful in many countries.',
} as const;
