/** SHA-256 of languages.bin. Written by the training. */
export const languagesHash = '93b477830760b68e132b837a45e42c649cd2cc9c1a2772d775d16856454037d1';
