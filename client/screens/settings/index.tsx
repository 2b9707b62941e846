import { __, _x } from '@wordpress/i18n';
import { itemsStore, useResource } from '@storedeck/data';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { decodeEntities } from '@wordpress/html-entities';
import { AsyncContent } from '../../common/async-content';
import { getTaxRatesTarget } from '../../common/tax-rates-link';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { GroupForm } from './group-form';
import { useUnsaved } from './use-unsaved';
import './style.scss';

/** Analytics settings have their own screen, together with the import. */
const ANALYTICS_GROUP = 'wc_admin';

const ALL = {};

const toText = ( value: unknown ) =>
	typeof value === 'string' ? decodeEntities( value ) : '';

/** Store settings, one group at a time. */
export default function StoreSettings( { path, query }: ScreenProps ) {
	const { isDirty, discard } = useUnsaved();
	const {
		data: items,
		error,
		isLoading,
		retry,
	} = useResource( itemsStore, 'getItems', [ 'settings', ALL ] );
	const groups = [ ...( items ?? [] ) ].map( ( [ id, item ] ) => ( {
		id: String( id ),
		// WooCommerce calls its group WooCommerce Admin.
		label:
			id === ANALYTICS_GROUP
				? _x( 'Analytics', 'settings group', 'storedeck' )
				: toText( item.label ) || String( id ),
		description: toText( item.description ),
	} ) );
	const storeGroups = groups.filter( ( { id } ) => id !== ANALYTICS_GROUP );
	const taxRates = getTaxRatesTarget();
	const current =
		storeGroups.find( ( { id } ) => id === query.section ) ??
		storeGroups[ 0 ];

	return (
		<div className="storedeck-settings storedeck-store-settings">
			<UnsavedChangesWarning
				isDirty={ isDirty }
				isInside={ ( { pathname } ) => pathname === path }
				onLeave={ discard }
			/>
			<ScreenSection
				label={ __( 'Settings', 'storedeck' ) }
				name="store settings"
			>
				<AsyncContent
					isLoading={ isLoading }
					hasContent={ items !== undefined }
					error={ error }
					errorMessage={ __(
						'Could not load settings.',
						'storedeck'
					) }
					onRetry={ retry }
				>
					<nav
						className="storedeck-store-settings__groups"
						aria-label={ __( 'Settings sections', 'storedeck' ) }
					>
						<ul>
							{ groups.map( ( { id, label } ) => (
								<li key={ id }>
									<Link
										href={
											id === ANALYTICS_GROUP
												? getNewPath(
														{},
														'/analytics/settings',
														{}
												  )
												: getNewPath(
														{ section: id },
														path,
														{}
												  )
										}
										aria-current={
											id === current?.id
												? 'page'
												: undefined
										}
									>
										{ label }
									</Link>
								</li>
							) ) }
							{ taxRates && (
								<li>
									<Link { ...taxRates }>
										{ __( 'Tax rates', 'storedeck' ) }
									</Link>
								</li>
							) }
						</ul>
					</nav>
					{ current && (
						<section aria-labelledby="storedeck-store-settings">
							<h2 id="storedeck-store-settings">
								{ current.label }
							</h2>
							{ current.description && (
								<p className="storedeck-store-settings__about">
									{ current.description }
								</p>
							) }
							<GroupForm
								key={ current.id }
								group={ current.id }
								label={ current.label }
							/>
						</section>
					) }
				</AsyncContent>
			</ScreenSection>
		</div>
	);
}
