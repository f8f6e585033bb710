/** What the build makes the sheet of served pages from: the site's tokens, its base, and what these pages have of their own. */

import '../../app/styles/tokens.css'
import '../../app/styles/base.css'
import './sheet.css'
