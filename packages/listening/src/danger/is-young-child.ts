const ages = '(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** 'I am 11', 'im only 9', 'eleven years old', 'year 6 at school': said of the person who writes, and of nothing else. */
const young = new RegExp(
  `(?<!\\b(?:(?:is|lives?|works?|been) (?:in|at) \\w+ since|when|until|till|before) )\\b(?:i am|i'm|im|i’m|me is) (?:only |just |turning |an? (?=${ages}[ -]?y))?${ages}(?:[ -]?(?:yo|y|yrs?|years?)(?:[ -]old|[ -]o)?)?(?=[.,!?]|$| (?:girl|boy|kid)\\b| and\\b| but\\b| years?\\b| yrs?\\b| i\\b| my\\b)|\\bmy ${ages}(?:th) birthday\\b|\\bi(?:'m| am|m) in (?:year|grade|class) [1-6]\\b`,
  'i',
);

/** Whether a text says that the person who writes is a child under 13. */
export const saysYoungChild = (text: string): boolean => young.test(text);
