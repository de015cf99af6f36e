import { post } from '../ui/api.ts'

/** Ends the session and loads the sign-in screen, so that the page loses everything that it knew. */
export async function signOut(): Promise<void> {
  await post('login/leave', {}).catch(() => {})
  location.assign('/studio/login')
}
