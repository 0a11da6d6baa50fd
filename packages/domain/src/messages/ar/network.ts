import type { networkMessages } from '../network.ts';
import type { Translation } from '../translation.ts';

export const networkArabic: Translation<typeof networkMessages> = {
  'members.search': 'البحث بمعرّف المحفظة',
  'members.order': 'تاريخ الانضمام (بتوقيتك)، الأحدث أولًا.',
  'members.found':
    '{total, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'members.foundAtLeast':
    '{total, plural, zero {لا نتائج} one {نتيجة واحدة أو أكثر} two {نتيجتان أو أكثر} few {# نتائج أو أكثر} many {# نتيجة أو أكثر} other {# نتيجة أو أكثر}}',
  'members.noMatch': 'لم يُعثر على نتائج مطابقة.',
  'members.global.title': 'أعضاء Global Pool',
  'members.global.pool': 'المجمّع',
  'members.global.total':
    '{total, plural, zero {لا أعضاء} one {عضو واحد} two {عضوان} few {# أعضاء} many {# عضوًا} other {# عضو}}',
  'members.pool.title': 'أعضاء المستوى {level}',
  'tree.title': 'شجرة المصفوفة',
  'tree.search': 'البحث بالاسم أو المعرّف أو المحفظة',
  'tree.search.submit': 'بحث',
  'tree.matches':
    '{total, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'tree.matches.one': 'نتيجة واحدة: {name}، {place}',
  'tree.matches.nearest': 'عدد النتائج: {total, number}. أقرب {listed} منها أدناه',
  'tree.matches.more': 'قد توجد نتائج أخرى. اكتب مزيدًا من الاسم.',
  'tree.matches.noneNear':
    'لا أحد مطابق بين أقرب {looked, number} عضو تحتك، ولم يُبحث أبعد من ذلك. اكتب مزيدًا من الاسم أو عنوان المحفظة كاملًا.',
  'tree.matches.list': 'الأعضاء الذين عُثر عليهم',
  'tree.match.under': 'الجيل {generation, number}، تحت {name}',
  'tree.match.underYou': 'الجيل 1، تحتك',
  'tree.generation': 'الجيل {generation, number}',
  'tree.counts.you': 'أنت و',
  'tree.counts.of': '{name} و',
  'tree.counts.count': '{count, number}',
  'tree.counts.atLeast': '{count, number}+',
  'tree.counts.members':
    '{count, plural, zero {عضو} one {عضو} two {عضو} few {أعضاء} many {عضوًا} other {عضو}}',
  'tree.counts.unknown': 'تعذّر عدّ الأعضاء في الأسفل.',
  'tree.fee': 'الرسم',
  'tree.you': 'أنت',
  'tree.path': 'المسار منك',
  'tree.backToYou': 'العودة إلى شجرتك',
  'tree.drawing': 'رسم الشجرة',
  'tree.drawing.keys': 'مفاتيح الأسهم للتنقل، وEnter لفتح عضو',
  'tree.legend.taken': 'مشغولة',
  'tree.legend.free': 'خانة خالية',
  'tree.legend.below': 'أعضاء في الأسفل',
  'tree.below.some': '+{count, number}',
  'tree.below.count':
    '{count, plural, zero {لا أعضاء في الأسفل} one {عضو واحد في الأسفل} two {عضوان في الأسفل} few {# أعضاء في الأسفل} many {# عضوًا في الأسفل} other {# عضو في الأسفل}}',
  'tree.open': 'فتح',
  'tree.taken': '{taken} من {slots} خانات مشغولة',
  'tree.slots.free':
    '{free, plural, zero {لا خانات خالية} one {خانة خالية واحدة} two {خانتان خاليتان} few {# خانات خالية} many {# خانة خالية} other {# خانة خالية}}',
  'tree.rows': 'الأعضاء في خاناتك',
  'tree.rows.of': 'الأعضاء في خانات {name}',
  'tree.view': 'عرض الشجرة',
  'tree.collapse': 'طيّ',
  'tree.nobody': 'لا أعضاء هنا بعد.',
  'tree.noPlace': 'ليس لك مكان في هذا المستوى. يفتحه المستوى {level}.',
  'member.title': 'شجرة {name}',
  'member.loading': 'جارٍ تحميل بيانات المستخدم...',
  'member.notFound': 'لم يُعثر على المستخدم.',
  'member.sponsor': 'معرّف الراعي',
  'member.sponsor.you': 'أنت راعي هذا العضو',
  'member.income.referral': 'دخل الإحالات',
  'member.income.level': 'دخل المستويات',
  'member.income.lost': 'الدخل المفقود',
  'member.income.global': 'الدخل العالمي',
};
