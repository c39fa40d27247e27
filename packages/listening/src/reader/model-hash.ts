/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '908262223c497961ef194c611674ef6d6994b222002ecdf0feee475458a76dc6';
