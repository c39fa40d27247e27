/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '750b1e9481f0c33dc80dbcdf2cedf7b38dbb0d5d68cbbfe19b715a0ccb8fd20c';
