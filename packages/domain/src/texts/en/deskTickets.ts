export const deskTicketMessages = {
  'desk.view.mentions': 'Mentions',
  'desk.mentions.people': 'People to mention',
  'desk.mentions.found':
    '{count, plural, one {# person} other {# people}}. Enter mentions {name}, arrows move, Escape closes.',
  'desk.mentions.hint': 'Type @ and a name to tell a colleague.',
  'desk.mentions.unread':
    '{count, plural, one {A note mentions you in # ticket.} other {Notes mention you in # tickets.}}',
  'desk.mentions.show': 'Show mentions',
  'desk.split': 'Split off',
  'desk.split.title': 'Make a ticket of its own',
  'desk.split.subject': 'Subject of the new ticket',
  'desk.split.messages': 'Which messages go?',
  'desk.split.hint':
    'They move with their files. Both tickets are linked, and the member is told. The message that opened this ticket stays.',
  'desk.split.none': 'The member has written nothing after the message that opened this ticket.',
  'desk.split.act': 'Make ticket',
  'desk.split.done': 'Ticket {number} made.',
  'desk.unmerge': 'Undo the merge',
  'desk.unmerge.done': 'Two tickets again.',
  'desk.event.unmerged': '{who} undid the merge with {number}',
  'desk.event.splitInto': '{who} made ticket {number} of messages of this one',
  'desk.event.splitFrom': '{who} made this ticket of messages of {number}',
  'desk.event.unknown': '{who} did something that this page is too old to name. Reload to see it.',
  'desk.audit.did.unmerge': 'Undid the merge with {other, number} of',
  'desk.audit.did.splitInto': 'Made {other, number} of messages of',
  'desk.audit.did.splitFrom': 'Made of messages of {other, number}',
  'desk.audit.kind.unknown': 'Other',
  'desk.audit.did.unknown': 'Did something that this page is too old to name. Reload to see it.',
  'desk.queue.mentioned': 'A note mentions you',
  'desk.queue.foundBy':
    '{by, select, tag {Tag} assignee {Assignee} text {In the conversation} transaction {Transaction} wallet {Wallet} memberId {Member ID} other {}}',
} as const;
