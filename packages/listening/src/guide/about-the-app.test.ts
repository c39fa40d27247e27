import { expect, test } from 'vitest';
import { askedOfTheApp } from './about-the-app.ts';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  ['hi, is this app only for death? because nobody died here', /any loss|No one has to have died/],
  ['Goodnight. Are you always on or do they let you rest?', /at any hour|day and night/],
  ['Do I turn you off or just shut the lid.', /close it|Closing the page/],
  ['who made you', /small team/],
  ['you speak also romanian?', /English/],
  ['who pays for this', /no ads/],
  ['do you get bored of people talking always about same thing?', /bored|fed up/],
  ['do u save all this. can my mum see it', /your device|unlocked/],
  ["Hm. Well. Don't tell Emma I was on here", /tell/],
  ['are you chatgpt', /^No/],
  ['what are you, some kind of robot', /person/],
  ['are you a real person', /program/],
  ['somebody is making a fortune off this', /sold/],
  ['and when I come back, will you know about the garden?', /What I know/],
  [
    'do u remember stuff if i come back tmrw or do i gotta explain it all over again',
    /What I know/,
  ],
  ['do you keep what i say', /What I know/],
  ["Do you keep what I've said until tomorrow, or is it a clean slate each time?", /What I know/],
  ['who reads these. does he get an email', /this device/],
  ['In which languages do you answer?', /English/],
  ['am I allowed in here also on a good day??', /good/i],
  ['can i delete all of this', /delete/],
  ["then i dont know who i've been talking to", /small program/],
])('%j is answered', (text, answer) => {
  expect(lastReplyTo(['my stepdad died in March', text])).toMatch(answer);
});

test.each([
  'I told him: you are always on your phone',
  'who made the cake, I do not know',
  'do you remember how he laughed',
  'I never tell him anything',
  'she gets tired of me',
  'will I pay for it tomorrow',
  'what are you doing',
  'will you remember to water the plants',
])('%j is no question about the app', (text) => {
  expect(askedOfTheApp(text)).toBeNull();
});
