/**
 * What the build makes the sheet of served pages from: the site's tokens, its base, the building blocks that these pages are
 * made of, under the names that their styles have in the source, and what they have of their own.
 */

import '../../app/styles/tokens.css'
import '../../app/styles/base.css'
import '../../app/ui/Accordion.module.css'
import '../../app/ui/Button.module.css'
import '../../app/ui/Card.module.css'
import '../../app/ui/CheckboxField.module.css'
import '../../app/ui/ChoiceGroup.module.css'
import '../../app/ui/Field.module.css'
import '../../app/ui/Icon.module.css'
import '../../app/ui/LogoMark.module.css'
import '../../app/ui/SelectField.module.css'
import '../../app/ui/Status.module.css'
import '../../app/ui/TextLink.module.css'
import '../../app/ui/VisuallyHidden.module.css'
import '../screens/Booked.module.css'
import '../screens/Confirmation.module.css'
import '../screens/FieldPair.module.css'
import './sheet.css'
