/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '26e0b7ebf560b613d1c46b36480fcf6b507955518d7c1bce98399146830233c8';
