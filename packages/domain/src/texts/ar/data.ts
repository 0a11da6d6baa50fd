import type { dataMessages } from '../en/data.ts';
import type { Translation } from '../en/translation.ts';

export const dataArabic: Translation<typeof dataMessages> = {
  'data.title': 'بياناتك',
  'data.text': 'ما نحتفظ به عنك باستثناء ما تسجّله السلسلة. يجيب الدعم عن كل طلب خلال 30 يومًا.',
  'data.copy': 'نسخة من بياناتك',
  'data.copy.text':
    'ملف فيه ملفك الشخصي وجلساتك وإشعاراتك وتذاكرك برسائلها وأسماء ملفاتها، ومن فتح بياناتك من فريق الدعم. لسجل دخلك ملف خاص به.',
  'data.copy.ask': 'طلب نسخة',
  'data.erase': 'محو بياناتك',
  'data.erase.gone':
    'يُمحى: اسمك وصورتك ونصوص تذاكرك وملفاتها وما بدأ الدعم كتابته فيها والنسخ السابقة من بياناتك وإشعاراتك وجلساتك. يغلق الدعم تذاكرك المفتوحة أولًا.',
  'data.erase.kept':
    'يبقى: ما تسجّله السلسلة، مثل مشترياتك ومكانك. وكذلك معرّفك ومحفظتك وراعيك، والشروط التي قبلتها، وتوقيع مكانك، وأرقام تذاكرك وتواريخها وتقييماتها ووسومها وأولوياتها ومن كُلّف بها، وسجل ما فعله الدعم بحسب معرّفك.',
  'data.erase.ask': 'طلب المحو',
  'data.erase.confirm': 'هل تطلب محو بياناتك؟',
  'data.erase.confirm.text': 'يمكنك سحب الطلب حتى يُجاب عنه. ما مُحي لا يمكن استعادته.',
  'data.asking': 'جارٍ الإرسال…',
  'data.sent': 'أُرسل طلبك.',
  'data.notSent': 'لم يُرسل طلبك. حاول مرة أخرى.',
  'data.alreadyAsked': 'سبق أن طلبت هذا.',
  'data.keeping': 'مدة الاحتفاظ بها',
  'data.keeping.profile': 'ملفك الشخصي ونصوص تذاكرك: حتى تطلب محوها ونمحوها',
  'data.keeping.ticketFiles':
    'ملفات التذكرة بعد إغلاقها: {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'data.keeping.notifications':
    'الإشعارات: {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'data.keeping.drafts':
    'ردود بدأها الدعم ولم يرسلها: {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'data.keeping.exports':
    'نسخ بياناتك: {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'data.keeping.sessions': 'الجلسات: 7 أيام بعد آخر استخدام، و30 يومًا على الأكثر',
  'data.keeping.audit': 'سجل ما فعله الدعم: دائمًا',
  'data.requests': 'طلباتك',
  'data.requests.none': 'لم تطلب شيئًا بعد.',
  'data.state.open': 'مفتوح',
  'data.state.fulfilled': 'تمّ',
  'data.state.refused': 'مرفوض',
  'data.state.withdrawn': 'مسحوب',
  'data.asked': 'تاريخ الطلب',
  'data.due': 'موعد الإجابة',
  'data.answered': 'تاريخ الإجابة',
  'data.until': 'التنزيل حتى',
  'data.reason': 'السبب',
  'data.download': 'تنزيل النسخة',
  'data.downloading': 'جارٍ تحضير الملف…',
  'data.notDownloaded': 'تعذّر تنزيل النسخة. حاول مرة أخرى.',
  'data.withdraw': 'سحب',
  'data.withdrawName': 'سحب: {request}',
  'data.withdrawn': 'سُحب طلبك.',
  'data.notWithdrawn': 'لم يُسحب طلبك. حاول مرة أخرى.',
  'data.notLoaded': 'تعذّر تحميل طلباتك.',
};
