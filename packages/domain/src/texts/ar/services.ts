import type { servicesMessages } from '../en/services.ts';
import type { Translation } from '../en/translation.ts';

export const servicesArabic: Translation<typeof servicesMessages> = {
  'services.comingSoon': 'قريبًا',
  'services.news': 'الأخبار',
  'services.royalty': 'الإتاوات',
  'services.games': 'الألعاب',
  'services.events': 'الفعاليات',
  'overview.title': 'نظرة عامة على المجمّعات',
  'overview.names':
    '«5 Gen» هو Forge Race: لما يصل إلى خمسة أعضاء فوق المشتري نصيب. و«Global Share» هو Global Pool: يتقاسم الأعضاء السابقون جزءًا من كل رسم.',
  'overview.open': 'كل المجمّعات والمستويات',
  'overview.race': '5 Gen',
  'overview.global': 'Global Share',
  'overview.count':
    '{count, plural, zero {لا مجمّعات} one {مجمّع واحد} two {مجمّعان} few {# مجمّعات} many {# مجمّعًا} other {# مجمّع}}',
  'overview.levels': 'المستويات',
  'overview.race.note': 'لراعيك وما يصل إلى خمسة من أعلاك نصيب',
  'overview.members.unknown': 'عدد الأعضاء غير معروف',
  'overview.key.sponsor': 'الراعي {share}%',
  'overview.key.uplines': 'ما يصل إلى خمسة من أعلاك، حتى {share}%',
  'overview.key.earlier': 'الأعضاء السابقون {share}%',
  'overview.key.funds': 'صناديق المشغّل: المنتج من {product}%، الإتاوات {royalty}%',
};
