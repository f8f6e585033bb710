/** An error of a server-rendered page. `problem` is the key of its message in the texts. */
export class PageError<Problem extends string> extends Error {
  readonly problem: Problem
  readonly statusCode: number

  constructor(problem: Problem, statusCode: number) {
    super(problem)
    this.problem = problem
    this.statusCode = statusCode
  }
}
