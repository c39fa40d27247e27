import type { Piece } from './piece.ts';

/** Our own, in plain words. Each paragraph is a verse; its lines end where they end on the page. */
export const poems: readonly Piece[] = [
  {
    id: 'two-cups',
    title: 'Two Cups',
    lead: 'A morning.',
    body: [
      'This morning I took down two cups.\nI saw it when the water boiled.',
      'I did not put the second back.\nI filled it, and it stood there\nand was warm for a while,\nas you were.',
      'Then I drank mine.\nThen I drank yours.',
    ],
  },
  {
    id: 'your-coat',
    title: 'Your Coat',
    lead: 'For somebody who has died.',
    body: [
      'Your coat is on the hook.\nThere is a train ticket in the pocket,\nand half a packet of mints.',
      'You meant to come back from that day,\nand you did come back.\nYou hung it up.',
      'I eat one mint a year.\nThere are seven left.',
    ],
  },
  {
    id: 'last-seen',
    title: 'Last Seen',
    lead: 'After a break-up.',
    body: [
      'Last seen today at two.\nSo you were up at two.\nI was up at two.',
      'We were awake together\nin two rooms,\neach with a small light,',
      'and neither of us wrote.\nThat was the kindest thing\nwe did this week.',
    ],
  },
  {
    id: 'how-are-you',
    title: 'How Are You',
    lead: 'An answer.',
    body: [
      'They ask me how I am.\nI say: all right.',
      'What I mean is: I got up.\nI found two socks.\nI answered a letter from the bank.',
      'It rained, and I was in it,\nand I came home.\nAll right is the name of that.',
    ],
  },
  {
    id: 'the-dog-does-not-know',
    title: 'The Dog Waits',
    lead: 'For the one who waits at the door.',
    body: [
      'At six the dog goes to the door.\nShe sits. She looks at it.',
      'I told her. I told her in words,\nand then I sat down beside her\nand looked at it too.',
      'At seven we have supper.\nTomorrow at six\nshe will ask me again.',
    ],
  },
  {
    id: 'things-i-still-know',
    title: 'Things I Still Know',
    lead: 'A list.',
    body: [
      'How you held a pen.\nThe step on the stairs you always missed.\nYour order at the place on the corner.',
      'The word you could not spell.\nThe side of the bed.\nThe first line of every joke.',
      'You are gone from all the rooms,\nand I know where everything is.',
    ],
  },
  {
    id: 'small-one',
    title: 'Small One',
    lead: 'For a baby who did not stay.',
    body: [
      'You had a name before you had a face.\nWe said it in the kitchen,\nquietly, to try it.',
      'There was a list. There was a colour for the wall.\nThere was a summer with you in it.',
      'You were here.\nYou were as big as a plum, and here,\nand you were called something.',
    ],
  },
  {
    id: 'angry',
    title: 'Today I Am Angry',
    lead: 'For a day like that.',
    body: [
      'Today I am angry with you.\nYou left the roof as it was,\nand the box of papers,\nand me.',
      'I told your picture.\nI used the words you did not like.',
      'Then I dusted it.\nI put it back\nwhere the sun comes in.',
    ],
  },
  {
    id: 'night-bus',
    title: 'Night Bus',
    lead: 'For the way home.',
    body: [
      'On the night bus everyone is tired.\nA man holds flowers on his knees.\nA girl has taken off her shoes.',
      'Nobody asks me anything.\nWe all look out\nat the same dark shops.',
      'When I get off, the driver says good night.\nI did not know\nhow much I wanted somebody to.',
    ],
  },
  {
    id: 'one-good-hour',
    title: 'One Hour',
    lead: 'For an hour that was not bad.',
    body: [
      'From three to four I did not think of it.\nI painted a chair.\nThe radio was on.',
      'At four I saw the clock,\nand it all came back in and sat down.',
      'But the chair is blue.\nIt was white at three,\nand now it is blue.',
    ],
  },
  {
    id: 'a-sister-speaks',
    title: 'My Sister Is Alive',
    lead: 'For somebody who is lost and lives.',
    body: [
      'My sister is alive.\nShe lives nine stops from here.\nI have her key.',
      'There is no grave to bring a flower to.\nPeople ask how she is,\nand I say: well, I think.',
      'I pass her stop on Mondays.\nI look up from my book.\nThat is all. I look up.',
    ],
  },
  {
    id: 'the-window',
    title: 'At the Window',
    lead: 'For tonight.',
    body: [
      'The lights across the street go out\none after the other.\nNow there is one left, and mine.',
      'I do not know who is awake there.\nI do not need to know.\nI leave my lamp on',
      'a little longer than I have to,\nso that there are two.',
    ],
  },
];
