/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '0463816493f203691ba7dc02886dea5233fe561b8e5a05e34ec790fd8e32b6ea';
