import { mostFiles, sizeText } from './file-texts.ts';

export const words = {
  room: {
    limits: `A file can have up to 25 MB, and up to ${mostFiles} can be brought in at once.`,
    kept: (count: number, bytes: number) =>
      `Here ${count === 1 ? 'is one file' : `are ${count} files`} with ${sizeText(bytes)}.`,
    /** `bytes`: what the browser has left. */
    little: (bytes: number) =>
      `This browser has ${sizeText(bytes)} left for Mooring, and a file takes up to three times its size.`,
  },
  coming:
    'This file is still on its way from another device, and opens here by itself when it has arrived. If it does not come, leave Mooring open for a while on the device where it was added.',
  said: {
    begin: 'Write down what is said',
    change: 'Change what is written down',
    label: 'What is said in it',
    hint: 'As you hear it. Mooring does not listen to the file, and nobody else does.',
    save: 'Save',
  },
};
