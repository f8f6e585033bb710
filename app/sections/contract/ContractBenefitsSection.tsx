import { SiteLink } from '../../routing/SiteLink.tsx'
import type { Texts } from '../../texts/resources.ts'
import { textLinkClass } from '../../ui/TextLink.tsx'
import { ComparisonSection } from '../ComparisonSection.tsx'

export function ContractBenefitsSection({ link, ...comparison }: Texts['aicontractanalysis']['benefits']) {
  return (
    <ComparisonSection {...comparison}>
      <SiteLink to="/usecases/legal-operations" className={textLinkClass}>
        {link}
      </SiteLink>
    </ComparisonSection>
  )
}
