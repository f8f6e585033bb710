/**
 * Entry point for the stylesheet of server-rendered pages: tokens, base styles, the components they use (with the class
 * names from the source) and their own styles.
 */

import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/Accordion.module.css'
import '#ui/Button.module.css'
import '#ui/Card.module.css'
import '#ui/CheckboxField.module.css'
import '#ui/ChoiceGroup.module.css'
import '#ui/Field.module.css'
import '#ui/Icon.module.css'
import '#ui/LogoMark.module.css'
import '#ui/SelectField.module.css'
import '#ui/Status.module.css'
import '#ui/TextLink.module.css'
import '#ui/VisuallyHidden.module.css'
import '../forms/Booked.module.css'
import '../forms/Confirmation.module.css'
import '../forms/FieldPair.module.css'
import './stylesheet.css'
