/** What went wrong, as `application/problem+json`. Never a stack, never a word of what was sent. */
export interface Problem {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503
  title: string
  errors?: Record<string, string>
  headers?: Record<string, string>
}

export function problemResponse(problem: Problem): Response {
  const { status, title, errors, headers } = problem
  const body = { type: 'about:blank', title, status, ...(errors && { errors }) }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
