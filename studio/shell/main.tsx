import { setLocales } from '../../src/routes.ts'
import 'virtual:theme.css'
import layout from '../ui/layout.module.css'
import '../ui/base.css'
import { createRoot } from 'react-dom/client'
import { get, type Rejection } from '../ui/api.ts'
import type { Me } from '../ui/session.server.ts'
import { applyLanguage, SessionOf } from '../ui/session.tsx'
import { App } from './App.tsx'

const language = applyLanguage()
const root = createRoot(document.getElementById('studio') as HTMLElement)
if (location.pathname === '/studio/login') await showLogin()
else await showStudio()

async function showLogin() {
  const { Login } = await import('../access/Login.tsx')
  root.render(<Login language={language} />)
}

async function showStudio() {
  try {
    const me = await get<Me>('me')
    setLocales(me.languages)
    root.render(
      <SessionOf me={me}>
        <App />
      </SessionOf>,
    )
  } catch (error) {
    root.render(<p className={layout.page}>{(error as Rejection).message}</p>)
  }
}
