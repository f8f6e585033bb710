/** What a page of the server cannot do, under the name that its texts know it by. */
export class PageError<Problem extends string> extends Error {
  readonly problem: Problem
  readonly statusCode: number

  constructor(problem: Problem, statusCode: number) {
    super(problem)
    this.problem = problem
    this.statusCode = statusCode
  }
}
