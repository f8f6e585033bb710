import '@vitejs/plugin-react/preamble'
import { keepCampaign } from './browser/campaign.ts'
import { start } from './start.ts'

keepCampaign(window.location.search)
void start(() => import('./hydrate.tsx'))
