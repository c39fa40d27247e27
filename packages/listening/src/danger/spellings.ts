/** Reads entries of the form 'from=to'. */
function parse(entries: string) {
  return new Map(entries.split(',').map((entry) => entry.trim().split('=') as [string, string]));
}

/** Abbreviations, and common misspellings that no other step repairs. */
export const wordAliases = parse(`
  wana=wanna, gona=gonna, gunna=gonna, goin=going, imma=gonna, ima=gonna, tryna=gonna, bouta=gonna,
  finna=gonna, gotta=needto, cannot=cant, u=you, ur=your, r=are, ppl=people, mum=mom, mums=moms,
  mummy=mom, mommy=mom, mama=mom, mam=mom, daddy=dad, papa=dad, 2night=tonight, tonite=tonight,
  4ever=forever, b4=before, suicidle=suicidal, suicidel=suicidal, suey=suicidal,
  goodby=goodbye, bye=goodbye, byebye=goodbye, comitted=committed, commited=committed,
  commiting=committing, comit=commit, hisself=himself, themself=themselves, ded=dead, daed=dead,
  anymor=anymore, alot=lot, wnat=want, watn=want, shuld=should, realy=really, killin=killing,
  dyin=dying, livin=living, od=overdose, oded=overdosed, oding=overdosing, tylonol=tylenol,
  bf=boyfriend, gf=girlfriend, bro=brother, sis=sister, nite=night, youre=you, lifes=life
`);

/** Two words that the rules read as one. */
export const wordPairAliases = parse(`
  going to=gonna, go to=goto, want to=wanna, wanting to=wanna, wants to=wantsto, wanted to=wantedto,
  need to=needto, have to=needto, got to=needto, about to=gonna, plan to=gonna, planning to=gonna,
  intend to=gonna, trying to=gonna, ready to=readyto, used to=usedto, able to=ableto, i am=im,
  i have=ive, i will=ill, i would=id, do not=dont, can not=cant, could not=couldnt, did not=didnt,
  does not=doesnt, will not=wont, would not=wouldnt, is not=isnt, was not=wasnt, are not=arent,
  have not=havent, has not=hasnt, had not=hadnt, my self=myself, him self=himself, her self=herself,
  your self=yourself, un alive=unalive, un alived=unalived, un aliving=unaliving, self harm=selfharm,
  self harmed=selfharmed, self harming=selfharming, self harms=selfharm, self injury=selfharm,
  did sh=selfharm, do sh=selfharm, doing sh=selfharm, s h=selfharm, any more=anymore, no one=nobody, every one=everyone, any body=anybody,
  good bye=goodbye, over dose=overdose, over dosed=overdosed, sewer slide=sewerslide,
  sui slide=sewerslide, s word=suicidal, step dad=stepdad, grand dad=grandpa, i d=id, i m=im,
  don t=dont, can t=cant, i ve=ive, i ll=ill, committing suicide=suicide, some one=someone
`);
