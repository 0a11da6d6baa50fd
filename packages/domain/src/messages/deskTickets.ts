/** What the staff's app says of people who are mentioned in notes, and of tickets that become two again. */
export const deskTicketMessages = {
  'desk.view.mentions': 'Mentions',
  'desk.mentions.people': 'People to mention',
  'desk.mentions.found':
    '{count, plural, one {# person} other {# people}}. Enter mentions {name}, arrows move, Escape closes.',
  'desk.mentions.hint': 'Type @ and a name to tell a colleague.',
  'desk.mentions.unread':
    '{count, plural, one {A note mentions you in # ticket.} other {Notes mention you in # tickets.}}',
  'desk.mentions.show': 'Show mentions',
  'desk.queue.mentioned': 'A note mentions you',
} as const;
