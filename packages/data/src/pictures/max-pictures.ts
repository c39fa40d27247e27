/** Pictures that one entry can have. In a file of its own: the first page of the app has it, and none of the schemas. */
export const maxPictures = 20;
