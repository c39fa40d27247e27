import { RadioGroup } from '@mooring/ui/bundled';
import * as strings from './strings.ts';
import { useStaySignedIn } from './use-stay-signed-in.ts';

export function StaySignedInChoice() {
  const { stay, choose } = useStaySignedIn();
  return (
    <RadioGroup
      legend={<h2>{strings.whenMooringOpens}</h2>}
      options={[
        {
          value: 'stay',
          label: strings.staySignedIn,
          hint: strings.anyoneWhoCanOpen,
        },
        {
          value: 'ask',
          label: strings.askMeEachTime,
          hint: strings.yourPasswordIsAsked,
        },
      ]}
      value={stay}
      onValueChange={choose}
    />
  );
}
