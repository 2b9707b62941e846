import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { _n, _x, __, sprintf } from '@wordpress/i18n';
import { useResource } from '@storedeck/data';
import { useExistingPage } from '../../common/list-screen';
import { reorderStore } from '../../common/reorder/store';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { SearchField } from '../../common/search-field';
import { StatusTabs } from '../../common/status-tabs';
import { formatCount } from '../../common/store-format';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { useSnackbar } from '../../common/use-snackbar';
import { useTask } from '../../common/use-task';
import { downloadOrder } from './download';
import type { Quantities } from './download';
import { getListQuery, readParams } from './reorder-query';
import { ReorderOptions } from './reorder-options';
import { ReorderTable } from './reorder-table';
import { useReorder } from './use-reorder';
import './style.scss';

const NO_QUANTITIES: Quantities = new Map();

/** How long the stock lasts, and what to order: a list that is sent to suppliers. */
export default function ReorderScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const list = useReorder( params );
	const { data: settings } = useResource(
		reorderStore,
		'getReorderSettings',
		[]
	);
	const [ quantities, setQuantities ] = useState( NO_QUANTITIES );
	/** The changed quantities that a file has. */
	const [ downloaded, setDownloaded ] = useState( NO_QUANTITIES );
	const { isRunning: isBusy, run } = useTask();
	const suppliersId = useId();
	const notify = useSnackbar();

	useExistingPage( list, params, path, query );

	const download = () =>
		run(
			async () => {
				const count = await downloadOrder(
					getListQuery( params ),
					quantities
				);
				if ( count === 0 ) {
					notify.error(
						__( 'Every order quantity is 0.', 'storedeck' )
					);
					return;
				}
				setDownloaded( quantities );
				notify.success(
					sprintf(
						/* translators: %s: number of products and variations. */
						_n(
							'%s product downloaded.',
							'%s products downloaded.',
							count,
							'storedeck'
						),
						formatCount( count )
					)
				);
			},
			__( 'Could not download the list.', 'storedeck' )
		);

	return (
		<div className="storedeck-list-screen storedeck-reorder">
			<UnsavedChangesWarning
				isDirty={ quantities !== downloaded }
				isInside={ ( { pathname } ) => pathname === path }
			/>
			<div className="storedeck-list-screen__head">
				<StatusTabs
					label={ __(
						'Filter products by what to reorder',
						'storedeck'
					) }
					param="show"
					tabs={ [
						{
							value: 'due',
							label: __( 'Reorder now', 'storedeck' ),
						},
						{
							value: 'all',
							label: _x( 'All', 'products', 'storedeck' ),
						},
					] }
					current={ params.isAll ? 'all' : 'due' }
					path={ path }
					query={ query }
				/>
				<SearchField
					label={ __( 'Search products', 'storedeck' ) }
					value={ params.search }
				/>
				<Button
					variant="primary"
					isBusy={ isBusy }
					// A disabled button would lose the focus.
					aria-disabled={ isBusy || ! list.items?.length }
					onClick={ () =>
						! isBusy && list.items?.length && download()
					}
				>
					{ __( 'Download list', 'storedeck' ) }
				</Button>
			</div>
			<ReorderOptions params={ params } settings={ settings } />
			<ScreenSection
				label={ __( 'Reorder list', 'storedeck' ) }
				name="reorder list"
			>
				<ReorderTable
					params={ params }
					query={ query }
					list={ list }
					quantities={ quantities }
					onQuantityChange={ ( id, quantity ) =>
						setQuantities( ( before ) =>
							new Map( before ).set( id, quantity )
						)
					}
					suppliersId={ suppliersId }
				/>
				<datalist id={ suppliersId }>
					{ settings?.suppliers.map( ( name ) => (
						<option key={ name } value={ name } />
					) ) }
				</datalist>
				<div className="storedeck-reorder__notes">
					<p>
						{ __(
							'Days left and items needed are ranges that hold in four of five cases. An order is enough for the lead time in nine of ten cases, and for average sales during the cover. Returned items count as not sold.',
							'storedeck'
						) }
					</p>
					<p>
						{ __(
							'Days after the last sale of a product that is out of stock do not count. Earlier days out of stock count as days without sales, because no history of stock is kept. Deliveries on their way are not known: lower the quantity yourself.',
							'storedeck'
						) }
					</p>
				</div>
			</ScreenSection>
		</div>
	);
}
