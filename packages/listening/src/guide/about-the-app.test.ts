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
  ['does this app use much data? my bundle is nearly finished', /network/],
  ['can i talk with no wifi?', /network/],
  ['If I buy a new tablet is all of this lost?', /backup/],
  ['are my messages used to train some AI?', /^No\. .*(trained|learn)/],
  ['is this app free or only a trial?', /nothing|Nothing/],
  ['Does this cost? I want no bill', /nothing|Nothing/],
  ['Is somebody sitting there and reading this?', /this device/],
  ['You are from which country?', /small team/],
  ['are you an old person', /program/],
  ['when I close this, is my poem still there in the morning?', /kept on this device|stay here/],
  ['could my brother find this on my phone?', /device/],
  ['do you tell my school what i say', /nobody|anybody/],
  ['what has this app got on me', /this device/],
  ['does any of this go to the council?', /this device|nobody/],
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
  'he uses all my data on his games',
  'when I close my eyes she is still there',
  'I train the dogs, it is my job',
  'When I get a minute, what do I do with it?',
  'Is there somebody who checks the graves?',
  'does it go to the church or to the family?',
  'if I lose my job the house goes as well',
  'could my brother find it in him to ring',
  'will you remember to water the plants',
])('%j is no question about the app', (text) => {
  expect(askedOfTheApp(text)).toBeNull();
});
