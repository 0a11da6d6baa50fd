import type { claimsMessages } from '../en/claims.ts';
import type { Translation } from '../en/translation.ts';

export const claimsArabic: Translation<typeof claimsMessages> = {
  'claim.title': 'جاهز للمطالبة',
  'claim.loading': 'جارٍ تحميل مكافأتك…',
  'claim.none': 'لا يوجد بعد ما تطالب به.',
  'claim.none.of': 'لا يوجد بعد ما تطالب به من {pool}.',
  'claim.none.about': 'يمكنك هنا المطالبة بما يصل إليك.',
  'claim.gas': 'كل مطالبة معاملة ورسوم غازها عليك.',
  'claim.gas.about':
    '{count, plural, zero {المطالبات معًا تكلف} one {هذه المطالبة تكلف} two {المطالبتان معًا تكلفان} few {# مطالبات معًا تكلف} many {# مطالبة معًا تكلف} other {# مطالبة معًا تكلف}} نحو {amount} MATIC (POL) من الغاز.',
  'claim.zero': 'لا يوجد الآن ما تطالب به.',
  'claim.action': 'مطالبة',
  'claim.all':
    'المطالبة بالكل: {count, plural, zero {# معاملات} one {معاملة واحدة} two {معاملتان} few {# معاملات} many {# معاملة} other {# معاملة}}',
  'claim.all.together': 'المطالبة بالكل: تأكيد واحد',
  'claim.all.busy': 'جارٍ المطالبة…',
  'claim.actionName': 'المطالبة بـ {amount} من المستوى {level}',
  'claim.stays': 'يبقى الدخل في مستواه حتى تطالب به.',
  'claim.levels':
    '{count, plural, zero {المستويات} one {المستوى} two {المستويان} few {المستويات} many {المستويات} other {المستويات}} {levels}',
  'claim.now.asked': 'أكِّد في المحفظة',
  'claim.now.sent': 'جارٍ التأكيد…',
  'claim.leave': 'يمكنك مغادرة هذه الصفحة: المطالبة مستمرة.',
  'claim.steps': 'خطوات المطالبة',
  'claim.step.waiting': 'المطالبة بـ {amount}',
  'claim.step.asked': 'المطالبة بـ {amount}: أكّد في المحفظة',
  'claim.step.sent': 'المطالبة بـ {amount}: انتظر التأكيد',
  'claim.resumed':
    'بدأت هذه المطالبة في صفحة أخرى أو قبل تحميل هذه الصفحة. تُتابَع هنا فقط: لا تفتح هذه الصفحة أي محفظة.',
  'claim.next.gas': 'أرسل بعض MATIC، وتسميها المحافظ POL، إلى هذه المحفظة ثم طالب مجددًا. ما هو لك يبقى لك.',
  'claim.next.cancelled': 'ما لم يُدفع يمكنك المطالبة به مجددًا في أي وقت.',
  'claim.paid': 'دُفع {amount} إلى محفظتك.',
};
