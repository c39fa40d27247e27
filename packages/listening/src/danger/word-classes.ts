const list = (words: string) => words.split(' ');

/** Lists that patterns name with an @. Words are as repair-typos.ts leaves them: 'going to' is 'gonna', without apostrophes. */
export const wordClasses: Record<string, readonly string[]> = {
  me: list('i im ive id ill'),
  will: list(
    'wanna gonna ill will must should might may could needto goto readyto would wish shall rather gotta',
  ),
  taking: list(
    'kill killing hang hanging shoot shooting drown drowning gas gassing poison poisoning stab stabbing murder murdering strangle strangling suffocate suffocating end ending neck offing off execute unalive unaliving delete deleting yeet yeeting rope',
  ),
  tookOwn: list('killed hanged hung shot drowned gassed poisoned stabbed unalived offed'),
  selves: list('himself herself themselves'),
  they: list('he she they hes shes theyre'),
  them: list('him her them'),
  their: list('his her their'),
  dead: list(
    'him her them you mom dad moms dads grandma grandpa nana husband wife baby son daughter brother sister love',
  ),
  kin: list(
    'mom dad mother father parent parents brother sister son daughter husband wife partner boyfriend girlfriend ex friend friends uncle aunt cousin nephew niece grandfather grandmother grandpa grandma fiance fiancee roommate colleague neighbor neighbour counselor coach teacher twin stepdad stepmom stepfather stepmother stepson stepdaughter child kid teen teenager student boy girl lover he she they someone classmate coworker boss bestie mate pastor doctor',
  ),
  partner: list(
    'husband wife partner boyfriend girlfriend ex fiance fiancee spouse he she stepdad stepfather stepmom stepmother dad father mom mother parents uncle brother man guy boss coach abuser grandfather cousin hubby',
  ),
  man: list(
    'husband wife partner boyfriend girlfriend ex fiance fiancee he she they stepdad stepfather stepmother stepmom uncle stalker abuser man guy father hes shes',
  ),
  kids: list(
    'kids kid children child son daughter baby toddler sons daughters boy girl stepson stepdaughter niece nephew grandson granddaughter',
  ),
  age: [
    ...list('5 6 7 8 9 10 11 12 13 14 15 16 17'),
    ...list('seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'),
  ],
  many: [
    ...list('all whole bottle bottles handful handfuls entire too many packet box'),
    ...list('ten twelve fifteen twenty thirty forty fifty sixty hundred'),
    ...Array.from({ length: 291 }, (_, n) => String(n + 10)),
  ],
  pills: list(
    'pills pill tablets tablet meds medication medications medicine paracetamol tylenol acetaminophen ibuprofen aspirin advil antidepressants xanax valium ambien morphine oxycodone oxy opioids insulin codeine painkillers sleeping sedatives benzos prozac zoloft sertraline lithium capsules',
  ),
  poison: list(
    'bleach antifreeze poison pesticide weedkiller detergent cleaner ammonia cyanide acid',
  ),
  now: list('now tonight soon today already'),
  better: list('better easier happier lighter freer relieved fine'),
  all: list(
    'everyone everybody they theyd you family kids children husband wife world mom dad people parents friends lives life them',
  ),
  hit: list(
    'hit hits hitting beat beats beating slap slaps slapped slapping punch punches punched punching kick kicks kicked choke chokes choked choking strangle strangles strangled shove shoves shoved push pushes pushed bite bites bit burn burns burned whip whips whipped attack attacks attacked assault assaults assaulted',
  ),
  hurtThem: list('kill murder stab shoot strangle poison hurt beat smother drown'),
  skin: list('myself wrist wrists arm arms leg legs thigh thighs skin stomach hips'),
};
