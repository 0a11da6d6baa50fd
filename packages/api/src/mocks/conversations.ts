/** A conversation with support: the member begins, then support and the member alternate. */
interface Conversation {
  subject: string;
  messages: readonly string[];
  isClosed?: boolean;
  /** True if the first message has a screenshot. */
  withScreenshot?: boolean;
  withGuide?: boolean;
}

/** Sample conversations. Every three in a row cover all three statuses. */
export const conversations: readonly Conversation[] = [
  {
    subject: 'My purchase of Level 4 does not show',
    messages: [
      'I bought Level 4 this morning. My wallet says the payment went through, but the card still says Purchase. I attached a screenshot.',
    ],
    withScreenshot: true,
  },
  {
    subject: 'How do I change my photo?',
    messages: [
      'I tried to change my profile photo and the file was refused.',
      'Photos must be JPEG or PNG files of at most 5 MB. Which kind of file did you choose?',
    ],
  },
  {
    subject: 'Referral did not appear in my list',
    messages: [
      'A friend registered yesterday and I do not see her in my referrals.',
      'Did she open your own link, or did she register without an upline? You can send us her member ID.',
      'She says she typed the address by hand, so it was without my link.',
      'Then she registered without an upline. A sponsor is fixed at registration and cannot be changed later. I am sorry.',
    ],
    isClosed: true,
  },
  {
    subject: 'Question about lost income',
    messages: [
      'What does lost income mean? I see an amount there and do not understand it.',
      'Somebody below you bought a level that you have not bought. The bonus went to the next upline who has it.',
      'Thank you. Is there a list of the purchases that it came from?',
    ],
  },
  {
    subject: 'Claim button stays grey',
    messages: [
      'The claim button for position 6 is grey. I have the level since last month.',
      'It is grey while there is nothing to claim. The attached guide shows where you see the amount.',
    ],
    withGuide: true,
  },
  {
    subject: 'Wallet asks for approval twice',
    messages: [
      'My wallet asked me to sign two times for one purchase. Is that right?',
      'Yes. The first allows the pool to take exactly the fee, the second pays it. Nothing more is allowed.',
    ],
    isClosed: true,
  },
  {
    subject: 'Wrong network message',
    messages: [
      'I keep reading “Please switch to Polygon Main Net.” although my wallet says Polygon.\n\nI use the phone app, the newest version.',
    ],
  },
  {
    subject: 'Can I use a second wallet?',
    messages: [
      'I would like to use a hardware wallet from now on. Can my levels move to it?',
      'No. Levels belong to the wallet that bought them, and the contracts cannot move them.',
    ],
  },
  {
    subject: 'Tree shows an address without a name',
    messages: [
      'One place in my tree has an address and no name. Who is that?',
      'A wallet that bought a place and has not registered, or a member who gave no name.',
      'Good, thank you.',
    ],
    isClosed: true,
  },
];
