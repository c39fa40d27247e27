/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '894de2afa01fb2b5ef84590402ee45452cf68ab2d0f9dfab988deaaa38dcfb01';
