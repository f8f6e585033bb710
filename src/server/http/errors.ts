import type { FastifyError } from 'fastify'

/** `code` names the error for programs; APIs and pages look up its message. */
export class HttpError<Code extends string = string> extends Error {
  readonly code: Code
  readonly statusCode: number
  readonly details: object

  constructor(code: Code, statusCode: number, details: object = {}) {
    super(code)
    this.code = code
    this.statusCode = statusCode
    this.details = details
  }
}

/** `codes` translates errors of Fastify and its plugins; all others become `bad_request` or `unavailable`. */
export function toHttpError(error: FastifyError | HttpError, codes: Readonly<Record<string, string>> = {}): HttpError {
  if (error instanceof HttpError) return error
  const { code, statusCode = 500 } = error
  if (codes[code]) return new HttpError(codes[code], statusCode)
  return statusCode < 500 ? new HttpError('bad_request', statusCode) : new HttpError('unavailable', 503)
}
