import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getAdminLink } from '@storedeck/settings';
import type { QuickLink } from '@storedeck/extend';
import { applyContained } from '../../extend/apply-contained';
import { getNewProductHref } from '../../common/product-link';
import { getTarget } from '../../common/link-target';
import { hasScreen } from '../../shell/favorites/menu-items';

const isLinkList = ( value: unknown ): value is QuickLink[] =>
	Array.isArray( value ) &&
	value.every(
		( link ) =>
			typeof link?.title === 'string' && typeof link.href === 'string'
	);

const toScreen = ( path: string, title: string, icon: string ) =>
	hasScreen( path )
		? [ { title, icon, href: getNewPath( {}, path, {} ) } ]
		: [];

const getDefaultLinks = (): QuickLink[] => [
	{
		title: __( 'Add product', 'storedeck' ),
		href: getNewProductHref(),
		icon: 'plus-alt2',
	},
	...toScreen( '/stock', __( 'Manage stock', 'storedeck' ), 'archive' ),
	...toScreen(
		'/reviews',
		__( 'Reply to reviews', 'storedeck' ),
		'star-filled'
	),
	...toScreen(
		'/payments',
		__( 'Payment methods', 'storedeck' ),
		'money-alt'
	),
	...toScreen(
		'/import-export',
		__( 'Import and export', 'storedeck' ),
		'database-import'
	),
	...toScreen(
		'/settings',
		__( 'Store settings', 'storedeck' ),
		'admin-generic'
	),
	{
		title: __( 'View store', 'storedeck' ),
		href: new URL( '../', getAdminLink( '' ) ).href,
		icon: 'store',
	},
];

/** The links of Storedeck, and those of plugins. */
export const getQuickLinks = (): QuickLink[] => [
	...getDefaultLinks(),
	...applyContained(
		'woocommerce_admin_homescreen_quicklinks',
		[],
		isLinkList
	),
];

/** Links to daily tasks. */
export function QuickLinks() {
	return (
		<section
			className="storedeck-home__section"
			aria-labelledby="storedeck-home-links"
		>
			<h2 id="storedeck-home-links">
				{ __( 'Quick links', 'storedeck' ) }
			</h2>
			<ul className="storedeck-quick-links">
				{ getQuickLinks().map( ( { title, href, icon }, at ) => {
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
