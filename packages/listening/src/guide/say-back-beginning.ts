const subjects =
  /^(?:You|Your|You're|You've|You'd|You'll|He|She|It|They|We|The|A|An|His|Her|Their|There|Nobody|Everyone|Everybody|Everything|Nothing|No one|Someone|Somebody|Mum|Mom|Mam|Dad|Nan|Gran|That|This|Some|All|Half|Every|Each|One|First|Last (?:week|night|year|month)|\p{Nd}+|Twenty|Thirty|Forty|Fifty|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|(?:He|She|It|They|There|That|We|Nobody|Everyone|Everybody|Someone|Somebody)(?:'s|'d|'ll|'re|'ve))(?![\p{L}])/u;

/** 'When you push the trolley you feel the ribs.' */
const timeOrPlace =
  /^(?:When|Whenever|At|By|On|In|After|Before|Since|Then|Every|From|Today|Tonight|Tomorrow|Yesterday|Sometimes|Now) (?:[\p{L}\p{N}'-]+ ){0,9}?(?:you|you'd|you've|he|she|it|they|there|nobody|everyone|he's|she's|it's|they're)\b/iu;

/** A thing or a person without an article, what belongs to it, and its verb: 'Lads who never talked to him have his picture.' */
const bareNoun =
  /^(?!(?:Want|Think|Go|Get|Look|Try|Need|Talk|Wait|Feel|Keep|Come|Part|Thought|Sort|Kind|Bit|Lot|Same)\b)\p{Lu}\p{Ll}+(?: \p{Nd}+)?(?: (?:who|on|of|in|at|from|with) (?:[\p{L}'-]+ ){0,5}?[\p{L}'-]+)? (?:is|are|was|were|has|have|had|says?|said|keeps?|kept|still|never|always|used|rang|called|wants?|thinks?|asked|asks|told|came|went|made|left|died|doesn't|didn't|won't|can't|wrote|put|gave|got|sent|took|drew|brought|cried|laughed|smiled|hugged|held|looked|sat|stood|walked|fixed|fell|knew|know|knows|lives?|works?|echoes)\b/u;

/** Half of a sentence is no answer: 'Want to see if anybody is home.' */
export const beginsWithSubject = (text: string, names: readonly string[]): boolean =>
  subjects.test(text) ||
  timeOrPlace.test(text) ||
  bareNoun.test(text) ||
  names.some((name) => text.startsWith(name));
