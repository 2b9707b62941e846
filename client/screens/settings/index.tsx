import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { decodeEntities } from '@wordpress/html-entities';
import { AsyncContent } from '../../common/async-content';
import { LeaveGuard } from '../../common/leave-guard';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { GroupForm } from './group-form';
import { useUnsaved } from './use-unsaved';
import './style.scss';

/** Analytics settings have their own screen, together with the import. */
const OF_ANALYTICS = 'wc_admin';

const ALL = {};

const toText = ( value: unknown ) =>
	typeof value === 'string' ? decodeEntities( value ) : '';

/** Store settings, one group at a time. */
export default function ShopSettings( { path, query }: ScreenProps ) {
	const { isDirty, discard } = useUnsaved();
	const { refresh } = useDispatch( itemsStore );
	const { items, error } = useSelect( ( select ) => {
		const store = select( itemsStore );
		return {
			items: store.getItems( 'settings', ALL ),
			error: store.getItemsError( 'settings', ALL ),
		};
	}, [] );
	const groups = [ ...items ].map( ( [ id, item ] ) => ( {
		id: String( id ),
		label: toText( item.label ) || String( id ),
		description: toText( item.description ),
	} ) );
	const ours = groups.filter( ( { id } ) => id !== OF_ANALYTICS );
	const shown = ours.find( ( { id } ) => id === query.section ) ?? ours[ 0 ];

	return (
		<div className="storedeck-settings storedeck-shop-settings">
			<LeaveGuard
				isDirty={ isDirty }
				isInside={ ( { pathname } ) => pathname === path }
				onLeave={ discard }
			/>
			<ScreenSection
				label={ __( 'Settings', 'storedeck' ) }
				name="settings of the shop"
			>
				<AsyncContent
					isLoading={ items.size === 0 }
					error={ error }
					errorMessage={ __(
						'Could not load settings.',
						'storedeck'
					) }
					onRetry={ () => refresh( 'getItems', [ 'settings', ALL ] ) }
				>
					<nav
						className="storedeck-shop-settings__groups"
						aria-label={ __( 'Settings sections', 'storedeck' ) }
					>
						<ul>
							{ groups.map( ( { id, label } ) => (
								<li key={ id }>
									<Link
										href={
											id === OF_ANALYTICS
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
											id === shown?.id
												? 'page'
												: undefined
										}
									>
										{ label }
									</Link>
								</li>
							) ) }
						</ul>
					</nav>
					{ shown && (
						<section aria-labelledby="storedeck-shop-settings">
							<h2 id="storedeck-shop-settings">
								{ shown.label }
							</h2>
							{ shown.description && (
								<p className="storedeck-shop-settings__about">
									{ shown.description }
								</p>
							) }
							<GroupForm
								key={ shown.id }
								group={ shown.id }
								label={ shown.label }
							/>
						</section>
					) }
				</AsyncContent>
			</ScreenSection>
		</div>
	);
}
