import type { SessionUser } from '@upline/ui/ports';

export const member: SessionUser = {
  id: '7KQ2-M9XD',
  name: 'Ada',
  profileName: 'Ada',
  profileImage: '',
  profileLink: '@/7KQ2-M9XD',
  followers: 0,
  following: 0,
  token: 'secret',
  uplineId: '',
  totalReferrals: 3,
  walletId: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
};
