import '@vitejs/plugin-react/preamble'
import { keepCampaign } from './browser/campaign.ts'
import { importPage } from './routing/page-modules.ts'
import { start } from './start.ts'

keepCampaign(window.location.search)
void start(() => import('./hydrate.tsx'), { loadShown: importPage, changes: 'by moves' })
