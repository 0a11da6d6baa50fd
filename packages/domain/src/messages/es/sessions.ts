import type { sessionsMessages } from '../sessions.ts';
import type { Translation } from '../translation.ts';

export const sessionsSpanish: Translation<typeof sessionsMessages> = {
  'nav.sessions': 'Sesiones',
  'sessions.title': 'Sesiones',
  'sessions.text':
    'Donde has iniciado sesión con esta billetera. Termina cualquier sesión que no reconozcas.',
  'sessions.list': 'Sesiones abiertas',
  'sessions.current': 'Este dispositivo',
  'sessions.device': '{browser} en {system}',
  'sessions.unknown': 'Dispositivo desconocido',
  'sessions.created': 'Inicio de sesión',
  'sessions.lastUsed': 'Último uso',
  'sessions.expires': 'Caduca',
  'sessions.end': 'Cerrar sesión',
  'sessions.endName': 'Cerrar sesión: {device}, iniciada el {date}',
  'sessions.ended': 'La sesión se ha cerrado.',
  'sessions.notEnded': 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
  'sessions.onlyThis': 'No tienes la sesión abierta en ningún otro lugar.',
  'sessions.notLoaded': 'No se pudieron cargar tus sesiones.',
  'sessions.endAll': 'Cerrar sesión en todas partes',
  'sessions.endAll.title': '¿Cerrar sesión en todas partes?',
  'sessions.endAll.text':
    'Se cierran todas las sesiones, también esta. Tu billetera y lo que contiene quedan como están; inicia sesión de nuevo cuando quieras.',
  'sessions.endAll.busy': 'Cerrando sesiones…',
  'sessions.endAll.failed': 'No se pudo cerrar sesión en todas partes. Inténtalo de nuevo.',
  'staffActs.title': 'Quién vio tu cuenta',
  'staffActs.text':
    'Cada vez que soporte abrió o cambió algo tuyo, lo más reciente primero. Nadie puede cambiar este registro.',
  'staffActs.all': 'Ver todo',
  'staffActs.more': 'Mostrar más',
  'staffActs.none': 'Soporte no ha abierto nada tuyo.',
  'staffActs.list': 'Qué hizo soporte',
  'staffActs.read': 'Leyó',
  'staffActs.profile': 'Abrió tu perfil',
  'staffActs.reply': 'Respondió',
  'staffActs.close': 'Cerró',
  'staffActs.reopen': 'Reabrió',
  'staffActs.notLoaded': 'No se pudo cargar el registro.',
};
