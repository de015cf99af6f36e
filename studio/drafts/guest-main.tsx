// The page of a guest with a draft link. The secret goes from the address into a cookie before anything is shown.
import '../ui/base.css'
import { createRoot } from 'react-dom/client'
import { applyLanguage } from '../ui/session.tsx'
import { Guest } from './Guest.tsx'

createRoot(document.getElementById('guest') as HTMLElement).render(<Guest language={applyLanguage()} />)
