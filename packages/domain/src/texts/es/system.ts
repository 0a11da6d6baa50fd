import type { systemMessages } from '../en/system.ts';
import type { Translation } from '../en/translation.ts';

export const systemSpanish: Translation<typeof systemMessages> = {
  'nav.pools': 'Pools',
  'nav.network': 'Red',
  'nav.money': 'Dinero',
  'nav.you': 'Tú',
  'nav.ledger.short': 'Libro',
  'nav.share': 'Compartir',
  'nav.projects': 'Proyectos',
  'nav.services': 'Servicios',
  'nav.wallet': 'Billetera',
  'nav.transparency': 'Transparencia',
  'nav.community': 'Comunidad',
  'nav.support': 'Soporte',
  'nav.externalLink': '{label} (se abre en otra pestaña)',
  'system.offline':
    'No tienes conexión. Lo que ves puede estar desactualizado, y no se puede comprar ni cobrar nada.',
  'system.silent': 'El servidor no responde. Seguimos intentándolo.',
  'system.dataOf': 'Última actualización: {time}.',
  'system.newer': 'Hay una versión nueva de la aplicación.',
  'system.newer.reload': 'Actualizar',
  'system.build': 'Compilación {build}',
  'system.licences': 'Licencias de código abierto',
  'account.explorer': 'Ver en el explorador',
  'account.history': 'Billetera e historial',
  'system.signInWithThis': 'Iniciar sesión con esta billetera',
  'toastLog.title': 'Avisos recientes',
  'toastLog.empty': 'Aún no hay avisos.',
};
