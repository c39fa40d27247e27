/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '8948a253676abfd756639e764065ad2a4772767d2557ae06f828742008ff626b';
