import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import type { QuickLink } from '@storedeck/extend';
import { listOf, object, text } from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';
import { getTarget } from '../../common/link-target';

const LINKS = listOf< QuickLink >( object( { title: text, href: text } ) );

/** The links that plugins add. */
export const getQuickLinks = () =>
	applyContained( 'woocommerce_admin_homescreen_quicklinks', [], LINKS );

/** The links of plugins; nothing without any. */
export function QuickLinks() {
	const links = getQuickLinks();
	if ( links.length === 0 ) {
		return null;
	}
	return (
		<section
			className="storedeck-home__section"
			aria-labelledby="storedeck-home-links"
		>
			<h2 id="storedeck-home-links">
				{ __( 'Quick links', 'storedeck' ) }
			</h2>
			<ul className="storedeck-quick-links">
				{ links.map( ( { title, href, icon }, at ) => {
					const target = getTarget( href );
					return (
						target && (
							<li key={ at }>
								<Link { ...target }>
									<span
										className={ `dashicons dashicons-${
											typeof icon === 'string'
												? icon.replace(
														/^dashicons-/,
														''
												  )
												: 'admin-plugins'
										}` }
										aria-hidden="true"
									/>
									{ title }
								</Link>
							</li>
						)
					);
				} ) }
			</ul>
		</section>
	);
}
