/** Sharing a member's referral link. Spec §1, §2. */
export const shareMessages = {
  'share.actionName': 'Share my link',
  'share.title': 'Share my link',
  'share.qr': 'QR code of your referral link',
  'share.native': 'Share with another app',
  'share.failed': 'This device could not share the link. Copy it instead.',
  'share.duty': 'What you must say when you share',
  'share.duty.noPromise': 'Promise nobody an income, and show nobody what they might earn.',
  'share.message': 'Sent with your link',
  'share.message.text':
    'My link to Upline, a network of members. Payments come only from the fees of members who join later: you can lose all the money you put in, and nobody promises you an income.',
} as const;
