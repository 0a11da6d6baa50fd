import type { TermsText } from './termsVersion.ts';

/**
 * Former terms, word for word: members who accepted them can read them again. Never change an
 * entry.
 */
export const olderTerms: readonly TermsText[] = [
  {
    version: '2026-11-28',
    risk: [
      'Payments to members come only from the fees of members who join later. Nothing is invested and nothing is earned elsewhere.',
      'When fewer people join, fewer are paid. Most people in a network of this shape get back less than they paid.',
      'A fee is final. The contract splits it at once and nobody can return it.',
      'In a Global Pool only about the first 24 of 100 joiners ever get their fee back from it, however long it runs.',
      'Nobody promises you an income. Programmes like this are unlawful in many countries.',
    ],
    clauses: [
      'Upline is a network of members on a public chain. You enter a level by paying its fee to a contract, and the contract pays parts of that fee to other members at once.',
      'How every fee is split, and where a part without a receiver goes, is shown before you pay it. Fees and their split can change for later purchases; the pool announces a change on the chain at least 48 hours before, and a notification tells you of it. Nobody can pay a fee back.',
      'Your sponsor is fixed when you register. Bonuses for your purchases go to your sponsor, or to somebody further up where your sponsor has not bought the level.',
      'You alone hold the keys of your wallet. Whoever has them has your money, and nobody can restore them.',
      'Your wallet, your purchases and what they pay are public on the chain for ever. Your name and photo are shown to other members.',
      'You are of age and taking part is lawful where you live. Where it is not, you must not register.',
      'Nothing that is shown here is advice, a forecast or a promise.',
      'When these terms change you are asked again before you buy anything more. Your profile keeps every text that you accepted.',
    ],
  },
  {
    version: '2026-11-22',
    risk: [
      'Payments to members come only from the fees of members who join later. Nothing is invested and nothing is earned elsewhere.',
      'When fewer people join, fewer are paid. Most people in a network of this shape get back less than they paid.',
      'A fee is final. The contract splits it at once and nobody can return it.',
      'Of a shared 70 % only about the first 24 % of joiners ever get their fee back from sharing.',
      'Nobody promises you an income. Programmes like this are unlawful in many countries.',
    ],
    clauses: [
      'Upline is a network of members on a public chain. You enter a level by paying its fee to a contract, and the contract pays parts of that fee to other members at once.',
      'How every fee is split, and where a part without a receiver goes, is shown before you pay it. Fees and their split can change for later purchases; the pool announces a change on the chain at least 48 hours before, and a notification tells you of it. Nobody can pay a fee back.',
      'Your sponsor is fixed when you register. Bonuses for your purchases go to your sponsor, or to somebody further up where your sponsor has not bought the level.',
      'You alone hold the keys of your wallet. Whoever has them has your money, and nobody can restore them.',
      'Your wallet, your purchases and what they pay are public on the chain for ever. Your name and photo are shown to other members.',
      'You are of age and taking part is lawful where you live. Where it is not, you must not register.',
      'Nothing that is shown here is advice, a forecast or a promise.',
      'When these terms change you are asked again before you buy anything more. Your profile keeps every text that you accepted.',
    ],
  },
  {
    version: '2026-11-21',
    risk: [
      'Payments to members come only from the fees of members who join later. Nothing is invested and nothing is earned elsewhere.',
      'When fewer people join, fewer are paid. Most people in a network of this shape get back less than they paid.',
      'A fee is final. The contract splits it at once and nobody can return it.',
      'Of a shared 70 % only about the first 24 % of joiners ever get their fee back from sharing.',
      'Nobody promises you an income. Programmes like this are unlawful in many countries.',
    ],
    clauses: [
      'Upline is a network of members on a public chain. You enter a level by paying its fee to a contract, and the contract pays parts of that fee to other members at once.',
      'How every fee is split, and where a part without a receiver goes, is shown before you pay it. Fees and their split can change for later purchases; the pool announces a change on the chain 48 hours before. Nobody can pay a fee back.',
      'Your sponsor is fixed when you register. Bonuses for your purchases go to your sponsor, or to somebody further up where your sponsor has not bought the level.',
      'You alone hold the keys of your wallet. Whoever has them has your money, and nobody can restore them.',
      'Your wallet, your purchases and what they pay are public on the chain for ever. Your name and photo are shown to other members.',
      'You are of age and taking part is lawful where you live. Where it is not, you must not register.',
      'Nothing that is shown here is advice, a forecast or a promise.',
      'When these terms change you are asked again before you buy anything more.',
    ],
  },
];
