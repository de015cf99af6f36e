import { post } from '../ui/api.ts'

/** Ends the session, and loads the way in anew: everything that the page knew goes with it. */
export async function signOut(): Promise<void> {
  await post('login/leave', {}).catch(() => {})
  location.assign('/studio/login')
}
