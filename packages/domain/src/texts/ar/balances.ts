import type { balancesMessages } from '../en/balances.ts';
import type { Translation } from '../en/translation.ts';

export const balancesArabic: Translation<typeof balancesMessages> = {
  'balances.title': 'المحفظة',
  'balances.coins': 'الأرصدة',
  'balances.gas': 'تُدفع بها رسوم الغاز. تسميها المحافظ POL.',
  'balances.contract': 'العقد',
  'balances.transactions': 'المعاملات',
  'balances.transactions.hint': 'تحويلات العملة المستقرة. لا تُدرج تحويلات MATIC.',
  'balances.transactions.empty': 'لم يُعثر على معاملات.',
  'balances.transactions.loading': 'جارٍ تحميل المعاملات…',
  'balances.transactions.since': 'لا تُدرج المعاملات قبل {date}.',
  'balances.received': 'مُستلَم',
  'balances.sent': 'مُرسَل',
  'balances.purchase': 'شراء المستوى {level}',
  'balances.claim': 'المطالبة بمكافأة المستوى {level}',
  'balances.from': 'من',
  'balances.to': 'إلى',
};
