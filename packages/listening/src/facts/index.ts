export { type Fact, type FactKind, factKey, factKinds, type ToldMessage } from './fact.ts';
export { type ForgetRequest, forgetRequest } from './forget.ts';
export { factsIn, type Learned, learn } from './learn.ts';
export { lineOf, retold } from './lines.ts';
export { sentencesOf } from './sentences.ts';
