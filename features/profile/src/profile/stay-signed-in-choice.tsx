import { RadioGroup } from '@mooring/ui/bundled';
import { useStaySignedIn } from './use-stay-signed-in.ts';

export function StaySignedInChoice() {
  const { stay, choose } = useStaySignedIn();
  return (
    <RadioGroup
      legend={<h2>When Mooring opens again</h2>}
      options={[
        {
          value: 'stay',
          label: 'Stay signed in for 3 days',
          hint: 'Anyone who can open the files of this device may be able to read your words until you log out.',
        },
        {
          value: 'ask',
          label: 'Ask me each time',
          hint: 'Your password is asked for whenever the app is opened or reloaded.',
        },
      ]}
      value={stay}
      onValueChange={choose}
    />
  );
}
