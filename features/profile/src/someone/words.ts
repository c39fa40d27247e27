export const words = {
  coming:
    'This file is still on its way from another device, and opens here by itself when it has arrived. If it does not come, leave Mooring open for a while on the device where it was added.',
};
