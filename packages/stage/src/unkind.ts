const never = [
  'at least',
  'closure',
  'stages?',
  'therap\\w*',
  'treat\\w*',
  'cur(e|es|ed|ing)',
  'clinical\\w*',
  'for a reason',
  'everything happens',
  'move on',
  'get over',
  'should',
  'must',
  '(will|shall) (heal|pass|get)',
];
const signs = '[!—]';
const phoneNumber = '\\d(?:[\\s().-]*\\d){5,}';

/** What no sentence of the app may say, and `also` what this part of it may not. For the tests of its words. */
export const unkind = (...also: readonly string[]): RegExp =>
  new RegExp(`\\b(${[...never, ...also].join('|')})\\b|${signs}|${phoneNumber}`, 'i');

/** Comparing one feeling with another. */
export const judging = ['bad', 'wrong', 'better', 'worse', 'normal'];
