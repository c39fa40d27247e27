import type { Piece } from './piece.ts';

export const stories: readonly Piece[] = [
  {
    id: 'the-second-cup',
    title: 'The Second Cup',
    lead: 'A widower, a kettle and a habit of forty years.',
    body: [
      'For forty years Tomas had filled the kettle to the second line. The first line was one cup. The second line was two.',
      'In the weeks after Ilse died he went on filling it to the second line. His hand did it before he was awake. Then he would stand there with the steam in his face and too much water, and the whole thing would happen again, from the beginning, in a kitchen that smelled of nothing but toast.',
      'His daughter said he should buy a smaller kettle. She said it kindly. She even brought one, white, still in its box. He thanked her and put it on top of the cupboard.',
      'In the third month the woman from the flat below rang to say that water was coming through her ceiling. It was not his water, as it turned out. It was a pipe in the wall. But they stood in his kitchen together looking at the tiles, waiting for the plumber, and she was cold, and there was the kettle, filled to the second line.',
      '“You were expecting someone,” she said.',
      '“No,” said Tomas. And then, because she did not look away: “Yes. Every day.”',
      'She nodded as though he had told her the time. She had her coffee black and held it in both hands, and she asked what Ilse took in hers. Milk first, he said. Always the milk first, which is the wrong way, and she would not hear a word about it. He had not told anyone that. It was not the sort of thing people asked.',
      'The plumber came. The ceiling was mended. The neighbour did not become a great friend, only someone he greeted by name on the stairs.',
      'But Tomas stopped fighting with the second line. Some mornings he drank both cups himself, the second one slowly. Some mornings he poured it onto the geranium once it was cool. And now and then somebody was there.',
      'The white kettle is still on the cupboard. He dusts it. He knows exactly how much water he needs.',
    ],
  },
  {
    id: 'what-the-scarf-was-for',
    title: 'What the Scarf Was For',
    lead: 'After a break-up, a thing half knitted.',
    body: [
      'When he left, the scarf was sixty centimetres long.',
      'It was green, a green he had chosen, and Noor had been knitting it for his birthday. Now there was no birthday, or there was one, somewhere else, to which she was not invited. The scarf lay in its basket with the needles still in it like something interrupted in the middle of a word.',
      'She thought about pulling it out. One good tug and it would all run back to yarn, row after row, as if no evenings had been spent on it. She held the loose end for a while. She could not do it. She could not knit on, either. So it stayed in the basket, and the basket stayed beside the chair, and for all of that winter she sat in the other chair.',
      'In March her niece came to stay, seven years old and full of plans. She found the basket in the first hour.',
      '“Who is it for?”',
      '“It was for someone,” said Noor. “Now it is not for anyone.”',
      'The girl considered this with great seriousness. “It is long enough for a fox,” she said. She had a fox, a worn one, with one eye.',
      'It was, in fact, exactly long enough for a fox.',
      'Noor cast off that evening. It took ten minutes. She had thought that ending it would feel like losing him again, and for two or three stitches it did. Then it was only what her hands were doing. The last loop closed. She cut the yarn and wove in the end so that it would not come undone.',
      'The fox wore it home on the train. A whole winter of love for someone who had gone, wound twice round a one-eyed fox and tied at the back.',
      'There was a good deal of green left over. Noor put it in the basket. She moved back to her own chair, because the light was better there.',
    ],
  },
];
