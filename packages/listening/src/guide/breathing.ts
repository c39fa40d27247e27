/** 'Can you give me a breathing thing', 'help me calm down'. Whoever is in danger needs it as well. */
export const asksToBreathe = (text: string): boolean => asks.test(text) && !refusesToBreathe(text);

/** 'Can you not do the breathing stuff', 'no breathing exercises please'. */
export const refusesToBreathe = (text: string): boolean => refuses.test(text);

const asks =
  /\b(?:can|could|give|do|show|need|want|have|any|another|please|some)\b[^.?!]{0,30}\b(?:breath(?:e|ing) (?:things?|exercises?|techniques?)|(?:exercise|something)[^.?!]{0,16}\b(?:breathe|breathing|calm|ground\w*)|grounding (?:thing|exercise))\b|\bhelp me (?:to )?(?:breathe|calm down)\b|\bbreathe with me\b/i;
const refuses =
  /\b(?:(?:don't|do not|didn't|(?:can|could|would) you not|please not) (?:want|need|do|give me|use|send(?: me)?|suggest|start|say)(?: (?:to|with|on))?|no more|no|stop with|stop|enough of|not|without|instead of) (?:any |another |an? |the |that |this |your |those |more )?(?:breathing|breathe|grounding)\b/i;
