/** One thing to do before a site goes online: where, and what is wrong there. */
export interface Finding {
  /** A content file with line and field, or a variable of `.env`. */
  where: string
  what: string
}
