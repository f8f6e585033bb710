/** Longer than any question; what is pasted by mistake is not searched for. By itself: every panel has it. */
export const QUESTION_LENGTH = 300
