/** What no sentence of the check-in may say. For its tests. */
export const unkind =
  /\b(at least|closure|stages?|therap\w*|treat\w*|cur(e|es|ed|ing)|clinical\w*|for a reason|move on|get over|should|must|bad|wrong|better|worse|normal|(will|shall) (heal|pass|get))\b|[!—]|\d(?:[\s().-]*\d){5,}/i;
