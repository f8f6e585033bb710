/** Rejects text pasted by mistake. A separate module, because every panel loads it. */
export const QUESTION_LENGTH = 300
