import type { servicesMessages } from '../en/services.ts';
import type { Translation } from '../en/translation.ts';

export const servicesSpanish: Translation<typeof servicesMessages> = {
  'services.comingSoon': 'Próximamente',
  'services.news': 'Noticias',
  'services.royalty': 'Regalías',
  'services.games': 'Juegos',
  'services.events': 'Eventos',
  'overview.title': 'Resumen de pools',
  'overview.names':
    '“5 Gen” es Forge Race: hasta cinco miembros por encima de quien compra reciben una parte. “Global Share” es Global Pool: los miembros anteriores comparten una parte de cada cuota.',
  'overview.open': 'Todos los pools y niveles',
  'overview.race': '5 Gen',
  'overview.global': 'Global Share',
  'overview.count': '{count, plural, one {# pool} other {# pools}}',
  'overview.levels': 'Niveles',
  'overview.race.note': 'Tu patrocinador y hasta cinco uplines reciben una parte',
  'overview.members.unknown': 'Miembros desconocidos',
  'overview.key.sponsor': 'Patrocinador {share} %',
  'overview.key.uplines': 'Hasta cinco uplines, hasta {share} %',
  'overview.key.earlier': 'Miembros anteriores {share} %',
  'overview.key.funds': 'Fondos del operador: producto desde {product} %, regalías {royalty} %',
};
