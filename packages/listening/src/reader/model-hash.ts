/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'f98ed9bfc140b71014cf94b87b30772c5aab77557d55d23229628675cab4b7c4';
