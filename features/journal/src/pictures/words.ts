export const words = {
  coming:
    'This picture is still on its way from another device. It is shown here when it has arrived.',
};
