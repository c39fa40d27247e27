const ages = '(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** 'I am 11', 'im only 9', 'eleven years old', 'year 6 at school': said of the person who writes, and of nothing else. */
const young = new RegExp(
  `(?<!\\b(?:since|when|until|till|before) )\\b(?:i am|i'm|im|i’m|me is) (?:only |just |turning |an? (?=${ages}[ -]?ye?a?r))?${ages}(?: ?(?:y|yrs?|years?)(?: old|o)?)?(?=[.,!?]|$| and\\b| but\\b| years?\\b| yrs?\\b| i\\b| my\\b)|\\bmy ${ages}(?:th) birthday\\b|\\bi(?:'m| am|m) in (?:year|grade|class) [1-6]\\b`,
  'i',
);

/** Whether a text says that the person who writes is a child under 13. */
export const saysYoungChild = (text: string): boolean => young.test(text);
