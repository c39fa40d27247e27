import type { Piece } from './piece.ts';

/** For somebody who loses somebody early: a first love, a friend, a home. */
export const whenYoung: readonly Piece[] = [
  {
    id: 'their-green-dot',
    title: 'The Green Dot',
    lead: 'On an ex who is online, and the looking.',
    body: [
      'It says that they were online four minutes ago. You did not want to know that. You opened the app for something else, and your thumb went there by itself, as it has done every day for two years.',
      'Nobody taught us how to do this. When your parents broke up with somebody, that person was gone until they met by chance at a bus stop. Yours is in your pocket, with a dot beside the name. You can see what song they listen to. You can see that they are awake. You cannot see the one thing you want to know, and so you look again.',
      'Looking is not weak. It is what missing somebody does when it has a phone. But each look costs something, and you are the one who pays. You may mute them. Muting is quiet. They are not told, and it can be undone. You may also hide your own dot, so that nobody reads anything into it.',
      'If you looked tonight, you looked. You do not start again from zero. Put the phone in another room for the next hour, or give it to somebody who will not make a speech. Then eat something. The dot says only that a phone is on. It does not say who is happy.',
    ],
  },
  {
    id: 'exam-on-thursday',
    title: 'An Exam on Thursday',
    lead: 'On having to learn something while your heart is broken.',
    body: [
      'You have read the same page six times. You could not say what is on it. The exam is on Thursday, and it does not care what happened on Saturday.',
      'A sad head is not a stupid head. It is a busy one. A part of it is working all night on something that has no answer, and what is left has to do the chemistry. So give it less at once. Take one page, and ten minutes by the clock. Write down three things from that page by hand. Then stop, stand up and drink some water. Ten minutes that you really did are worth more than an afternoon at the desk.',
      'Tell one person at your school or college what has happened. You need not tell all of it. "Something hard happened at home" is enough, and so is "a break-up, and I am not sleeping". Many places have a form for this, and a later date, and people who have heard it before. They can only use the form if you ask.',
      'It is possible that Thursday will go badly. That would be a bad exam in a bad week. You are allowed to have one. People who know you later will never ask about it.',
    ],
  },
  {
    id: 'the-shared-flat',
    title: 'The Shared Flat',
    lead: 'On crying where the walls are thin.',
    body: [
      'There are four of you and one bathroom. Somebody is always frying something. You can hear them laugh in the kitchen, and they can hear you, so you cry in the shower, with the water on, like everybody in every shared flat before you.',
      'It is strange to be so sad in a place with a cleaning rota. You might think that you owe them a good mood. You owe them your share of the rent and your turn with the bins. You do not owe them a good mood.',
      'One sentence helps, said once, to one of them. "I have had bad news. I may be quiet for a while. You do not have to do anything." Most people are afraid of a sad flatmate because they do not know what is wanted. When they hear that nothing is wanted, they often bring tea.',
      'Find one place that is yours for half an hour a day. It may be a bench, a library table or the top deck of a bus. And when the laughing in the kitchen is too much, you may put in your headphones and go to bed at eight. Tomorrow somebody will be frying something again. One day you will go in and ask what it is.',
    ],
  },
  {
    id: 'across-the-canteen',
    title: 'Across the Canteen',
    lead: 'On seeing them every day, because you are in the same place.',
    body: [
      'You know their timetable better than your own. You know which door they use. On Tuesday you took the long way round and met them on the long way round.',
      'Older people say that time and distance help. You have no distance. You have the same lecture hall, the same canteen and the same three friends at the same table. Your body sees the jacket before you do. Your hands get cold. Then it is only somebody else in the same jacket.',
      'It may help to have a plan, because a plan is something to hold. Choose where you sit, and let a friend sit with you. Choose one word you will say if you meet: "Hi" is a good one. It is short and it is true. After it you may keep walking. You do not have to show that you are fine. You do not have to show that you are not.',
      'If it was bad between you, and you are afraid of them, that is another matter. Then tell somebody who works there, today. They can change groups and rooms.',
      'For the rest, your body will learn it. It met that jacket with joy for a long time, and it needs a while to learn that it is a jacket.',
    ],
  },
  {
    id: 'friends-in-common',
    title: 'Friends in Common',
    lead: 'On a group that was one, and is now a question.',
    body: [
      'First you lost one person. Then you looked at the group chat and saw that you might lose seven.',
      'Nobody has said anything. That is the trouble. There was a birthday on Friday, and you are not sure if you were not asked, or if they thought that you would not want to be asked, or if both of you were asked and nobody knew how to say it. So everybody was kind, and everybody was silent, and you sat at home with your phone.',
      'Your friends are not choosing between you. Most of them are choosing between two kinds of trouble, and they are as young as you are. You can make it easier by saying what you would like. "I would like to see you, without the two of us together for now. Can we get noodles on Sunday?" That is a thing somebody can say yes to.',
      'Ask them not to carry news. You do not need to know who they talked to at the party. And do not send news with them either. It always arrives bent.',
      'One or two may drift to the other side. That is a loss of its own, and you may be sad about it by name. But one or two will come for the noodles.',
    ],
  },
  {
    id: 'plenty-of-fish',
    title: 'What My Mother Said',
    lead: 'On parents who love you and do not get it.',
    body: [
      'She said that I was young. She said that there were others. She said that she had thought she would die of a boy called Martin, and look, she could not even remember his last name. Then she asked if I had eaten.',
      'I know that she meant it well. But I was not sad about others. I was sad about this one, whose last name I did remember. When somebody tells you that a thing is small, and it is the biggest thing you have, then you have two troubles: the thing, and that you are alone with it.',
      'I thought about it later. She was not saying that it was small. She was standing on the far side of something, and she was waving. From there she could see that there was a far side. From where I was I could see only water.',
      'So I told her what would help. I said: "Please do not tell me about Martin. Please ask me what I miss." She was quiet. Then she asked. I told her about the way he said goodnight on the phone, always twice. She did not say that there were others. She said: "Twice. That is lovely." And then I could cry, and then I did eat.',
    ],
  },
  {
    id: 'the-first-party-after',
    title: 'The First Party After',
    lead: 'On going out again, or not going.',
    body: [
      'You said yes on Monday, when Saturday was far away. Now it is Saturday, and there is a shirt on the bed.',
      'You may go for one hour. Say it to a friend beforehand: "I am coming for an hour, and then I may leave without a word." Nobody at a party notices who leaves. Have your own way home, and enough money for it, so that you do not have to wait for anybody who is having a good time.',
      'It will be loud, and there will be a song. There is always a song. You may go out to the steps when it comes. Other people are sitting there too, and some of them for the same reason.',
      'Be careful with drink tonight. It does not take sadness away. It makes it louder, at two in the morning, beside a phone with a number in it. Before you go, ask your friend to keep the phone after midnight, or take the number out of it.',
      'And perhaps you will laugh. It can happen at the fridge, about nothing. Then you will think of it, and feel that you have done something wrong. You have not. You were sad all week, and then somebody said something funny about a cheese. Both are yours.',
    ],
  },
  {
    id: 'the-deleted-chat',
    title: 'The Deleted Chat',
    lead: 'On three years of messages, and one button.',
    body: [
      'I deleted it on a Wednesday, at four in the afternoon. Three years of messages. The phone asked if I was sure. I was sure for about as long as it takes to press.',
      'I had thought that I would feel free. I felt as if I had dropped something down a lift shaft. There was the first thing he ever wrote to me, which was a question about a bus. There were the good nights. There was his voice, saying that he had bought the wrong milk. I had never listened to it a second time, because I thought there would be more milk.',
      'Here is what I would tell myself now. You do not have to choose between reading it every night and throwing it away. There is a third thing. Save it to a file, give the file to somebody you trust, and ask them not to hand it back for a year. Then take it off the phone. You can decide later, when you are another person, and that person may thank you.',
      'And if it is gone, it is gone. I wrote down what I could remember. It was two pages. The bus was on them, and the milk. It turned out that I had kept what I needed.',
    ],
  },
  {
    id: 'back-in-my-old-room',
    title: 'Back in My Old Room',
    lead: 'On moving home again, with boxes.',
    body: [
      'The poster is still up. My mother has put a sewing machine where my desk was, and when I came through the door with the boxes she moved it very quickly, as if I had caught her at something.',
      'We had a flat, the two of us, for five months. It had a balcony as big as a towel. I knew how the shower worked. Now I sleep in a bed that is too short for the person I was in June, and at seven somebody calls up the stairs that there is toast.',
      'It feels like going backwards. I have thought about this, on the short bed. I am not back where I was. The girl who lived here had never paid a gas bill. She had never lived with somebody she loved, or told anybody that it was over. I know how to do those things. They came back with me, in no box.',
      'I asked for two things. I asked if the sewing machine could stay, and I could have the small room for my desk, so that it is not a museum. And I asked my father to knock. They said yes to both.',
      'I do not know how long I will be here. On Thursdays I cook. My father says that it is too spicy, and has a second plate.',
    ],
  },
  {
    id: 'first-love-counted',
    title: 'It Was Only a Year',
    lead: 'On a first love, and people who count.',
    body: [
      'People ask how long you were together. When you tell them, you can see them do the sum. A year. You were eighteen. They put it on a small shelf in their heads, and they are kind to you from there.',
      'But think what happened in that year. Somebody saw you, and stayed. You learned to sleep beside another person. You said a sentence out loud that you had only ever heard in films, and it was true, and it was said back. You will do other things for the first time in your life, but not those. It was a whole country, and you were the only two who spoke the language.',
      'So it is not strange that it hurts like this. You have nothing to hold against it yet. You have not seen yourself get through such a thing before. Somebody of fifty has seen it, and that is the only difference. Their hearts are not bigger, and their losses are not more real.',
      'You do not have to agree that it was small in order to be told that you will be all right. You may say: "It was a year, and it was big." Keep one thing from it, a ticket or a spoon. You were there. It was real. You learned that language, and nobody can take it from you.',
    ],
  },
];
