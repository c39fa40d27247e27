import { expect, test } from 'vitest';
import { subjectsOfChild } from './child-questions.ts';

test.each(['did he die because I was noisy', 'is it my fault', 'was it because of me?'])(
  '%j asks for fault',
  (text) => {
    expect(subjectsOfChild(text)).toEqual(['act-child-fault']);
  },
);

test.each(['can nana see me at football', 'is he in heaven', 'will I see my dog again'])(
  '%j is known by nobody',
  (text) => {
    expect(subjectsOfChild(text)).toEqual(['child-nobody-knows']);
  },
);

test.each(['she cannot hear it because of the telly', 'I got full marks'])(
  '%j asks for neither',
  (text) => {
    expect(subjectsOfChild(text)).toEqual([]);
  },
);
