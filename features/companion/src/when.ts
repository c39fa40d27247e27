const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** As '20 November 2026, 21:10', in local time. */
export const dayAndTime = (iso: string): string => {
  const at = new Date(iso);
  return `${day.format(at)}, ${time.format(at)}`;
};
