/** What no sentence of the companion may say, but for its one disclosure. For its tests. */
export const unkind =
  /\b(at least|closure|stages?|therap\w*|treat\w*|cur(e|es|ed|ing)|clinical\w*|for a reason|move on|get over|should|must|better|worse|normal|I|me|my|we|miss(es|ed)? you|love you|waiting for you|(will|shall) (heal|pass|get))\b|[!—]|\d(?:[\s().-]*\d){5,}/;
